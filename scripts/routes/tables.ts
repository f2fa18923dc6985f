import { api } from '@otogi/contract/api'
import { desk } from '@otogi/contract/desk/desk'
import { renderRoutes } from './print.ts'

/** The route tables of the players' API and of the operator's desk. */
export const ROUTE_TABLES = [
  {
    path: 'packages/contract/src/routes.ts',
    text: renderRoutes(api, { name: 'api', module: './api.ts', endpointModule: './endpoint.ts' }),
  },
  {
    path: 'packages/contract/src/desk/routes.ts',
    text: renderRoutes(desk, { name: 'desk', module: './desk.ts', endpointModule: '../endpoint.ts' }),
  },
]
