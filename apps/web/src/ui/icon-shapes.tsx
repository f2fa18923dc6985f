import type { ReactNode } from 'react'

/**
 * The icons, each as the data of one path or as several shapes. They have a view box of 24 x 24 and the text's color.
 */
export const ICON_SHAPES = {
  star: 'M12 2.5l2.8 6.2 6.7.8-5 4.6 1.4 6.7-5.9-3.4-5.9 3.4 1.4-6.7-5-4.6 6.7-.8z',
  home: 'M3 5c6 2 12 2 18 0M5 10h14M7.5 7v14M16.5 7v14M12 6.5V10',
  games: (
    <>
      <circle cx="10.5" cy="10.5" r="7" />
      <path d="M16 16l5 5M8.6 8.8a2 2 0 1 1 2.7 2c-.6.3-.8.6-.8 1.2M10.5 14v.1" />
    </>
  ),
  summon: 'M11 2.5l2.3 6.2 6.2 2.3-6.2 2.3L11 19.5l-2.3-6.2L2.5 11l6.2-2.3zM19 16.5v5M16.5 19h5',
  quests: 'M7 4h11a2 2 0 0 1 2 2v2h-4M7 4a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h7a2 2 0 0 0 2-2V6M8.5 9h4M8.5 13h4',
  collection: (
    <>
      <rect x="8.5" y="4" width="11" height="15.5" rx="2" transform="rotate(6 14 12)" />
      <path d="M6.3 6.5L4 7l2.4 13 4 .2M12.2 11.5l2-2.2 1.6 2.6-2 2.2z" />
    </>
  ),
  market:
    'M4 9l1.6-5h12.8L20 9a2.7 2.7 0 0 1-5.3 0 2.7 2.7 0 0 1-5.4 0A2.7 2.7 0 0 1 4 9zM5.5 12.5V20h13v-7.5M10 20v-4.5h4V20',
  ranking: 'M5 18h14M4.5 15L3 7l5 4 4-6 4 6 5-4-1.5 8z',
  settings: (
    <>
      <path d="M4 7h8M18 7h2M4 17h2M12 17h8" />
      <circle cx="15" cy="7" r="2.6" />
      <circle cx="9" cy="17" r="2.6" />
    </>
  ),
  'log-out': 'M13 4H5v16h8M10 12h11M17.5 8.5L21 12l-3.5 3.5',
  menu: 'M4 6h16M4 12h16M4 18h16',
  eye: (
    <>
      <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z" />
      <circle cx="12" cy="12" r="3" />
    </>
  ),
  refresh: 'M20 11a8 8 0 1 0-2.3 6.3M20 5v6h-6',
  info: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 11v5.5M12 7.5v.1" />
    </>
  ),
  lock: (
    <>
      <rect x="5" y="11" width="14" height="9.5" rx="2" />
      <path d="M8 11V8a4 4 0 0 1 8 0v3" />
    </>
  ),
  check: 'M5 12.5l5 5L19.5 7',
  cross: 'M6 6l12 12M18 6L6 18',
  search: (
    <>
      <circle cx="10.5" cy="10.5" r="6.5" />
      <path d="M15.5 15.5L21 21" />
    </>
  ),
  pencil: 'M4 20l1-5L16 4l4 4L9 19zM14 6l4 4',
  clock: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 7v5.5l3.5 2" />
    </>
  ),
  chat: 'M4 5h16v11h-9l-5 4v-4H4zM8.5 10.5h.1M12 10.5h.1M15.5 10.5h.1',
  bird: 'M3 18c7 3 15-1 15-10l2.5-2-3-.8A4 4 0 0 0 11 8C7.5 8 5.5 6.5 4 5c-.5 4 1 7 4 8.5-1 .5-2 .5-3 .3.7 1.5 1.7 2.2 3 2.6-1.5 1.1-3 1.5-5 1.6z',
  image: (
    <>
      <rect x="3" y="4.5" width="18" height="15" rx="2" />
      <circle cx="8.5" cy="9.5" r="1.7" />
      <path d="M3.5 17l5.5-4.5 4 3 3.5-3.5 4.5 4" />
    </>
  ),
  silhouette: (
    <>
      <circle cx="12" cy="8" r="4.5" fill="currentColor" />
      <path d="M4 20.5c0-5 3.5-7 8-7s8 2 8 7z" fill="currentColor" />
    </>
  ),
  name: (
    <>
      <rect x="2.5" y="8" width="8" height="8.5" rx="1.5" />
      <rect x="13.5" y="8" width="8" height="8.5" rx="1.5" />
      <path d="M5 14l1.5-3.5L8 14M16 10.5h3l-3 3.5h3" />
    </>
  ),
  opening: (
    <>
      <path d="M9 18V6l11-2.5V15.5" />
      <circle cx="6.5" cy="18" r="2.6" />
      <circle cx="17.4" cy="15.7" r="2.6" />
    </>
  ),
  eyes: (
    <>
      <path d="M2 10c3-3.5 7-3.5 9 0M13 10c2-3.5 6-3.5 9 0" />
      <circle cx="6.5" cy="13" r="3" />
      <circle cx="17.5" cy="13" r="3" />
    </>
  ),
  pixel: (
    <path
      d="M4 4h5.3v5.3H4zM14.7 4H20v5.3h-5.3zM9.3 9.3h5.4v5.4H9.3zM4 14.7h5.3V20H4zM14.7 14.7H20V20h-5.3z"
      fill="currentColor"
      stroke="none"
    />
  ),
  chevron: 'M6 9.5l6 6 6-6',
  left: 'M15 5l-7 7 7 7',
  right: 'M9 5l7 7-7 7',
  gift: 'M4 11h16v9.5H4zM3 7h18v4H3zM12 7v13.5M12 7C9 7 6.5 5.5 8 3.5S12 5 12 7zM12 7c3 0 5.5-1.5 4-3.5S12 5 12 7z',
  skip: <path d="M5 5l8 7-8 7zM13 5l8 7-8 7z" fill="currentColor" />,
  sun: (
    <>
      <circle cx="12" cy="12" r="4.2" />
      <path d="M12 2.5v2.5M12 19v2.5M2.5 12H5M19 12h2.5M5.3 5.3l1.8 1.8M16.9 16.9l1.8 1.8M18.7 5.3l-1.8 1.8M7.1 16.9l-1.8 1.8" />
    </>
  ),
  moon: 'M19.5 14.5A8.5 8.5 0 0 1 9.5 4.5a8 8 0 1 0 10 10z',
  sound: 'M4 9.5v5h3.5L13 19V5L7.5 9.5zM16.5 9a4.2 4.2 0 0 1 0 6M19 6.5a7.8 7.8 0 0 1 0 11',
  muted: 'M4 9.5v5h3.5L13 19V5L7.5 9.5zM16.5 9.5l5 5M21.5 9.5l-5 5',
  download: 'M12 4.5V16M7.5 11.5L12 16l4.5-4.5M4.5 15.5v4h15v-4',
  upload: 'M12 16V4.5M7.5 9L12 4.5 16.5 9M4.5 15.5v4h15v-4',
  'eye-off':
    'M4 4l16 16M9.5 6A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-3 3.7M6.2 7.7A17 17 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4.3-1.1M9.9 10a3 3 0 0 0 4.2 4.2',
  flag: 'M5.5 21.5V4h13L16 8.5l2.5 4.5h-13',
  warning: 'M12 3.5L2.5 20h19zM12 10v4.5M12 17.3v.1',
  play: <path d="M7 4.5l12.5 7.5L7 19.5z" fill="currentColor" />,
  pause: <path d="M7 5h3.5v14H7zM13.5 5H17v14h-3.5z" fill="currentColor" />,
  share: 'M12 15V3.5M7.5 8L12 3.5 16.5 8M7 12H4.5v8.5h15V12H17',
  statistics: 'M4 20.5h16M6.5 17v-5M12 17V4M17.5 17V9',
  help: 'M12 3a9 9 0 1 0 .1 0M9.5 9.6a2.6 2.6 0 1 1 3.6 2.4c-.8.4-1.1.9-1.1 1.7M12 17v.1',
  scales: 'M12 3.5V20M7.5 20h9M5 7h14M5 7l-2.6 6.2a2.9 2.9 0 0 0 5.2 0zM19 7l-2.6 6.2a2.9 2.9 0 0 0 5.2 0z',
  copy: 'M9 8h11v12.5H9zM15 8V3.5H4V16h5',
} as const satisfies Record<string, ReactNode>

export type IconName = keyof typeof ICON_SHAPES
