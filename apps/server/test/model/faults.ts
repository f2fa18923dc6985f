import { sql, type KyselyPlugin } from 'kysely'
import type { Connection } from '../../src/platform/db/db.ts'

/** A realistic bug that is deliberately added to a database or to its statements. */
export type Fault = { readonly plant?: (db: Connection) => Promise<void>; readonly transactionPlugin?: KyselyPlugin }

const LOCK = ' for no key update'

/** Removes the locks from all statements. */
export const unlocked: KyselyPlugin = {
  transformQuery({ node }) {
    if (node.kind === 'SelectQueryNode') return { ...node, endModifiers: [] }
    if (node.kind !== 'RawNode') return node
    return { ...node, sqlFragments: node.sqlFragments.map((fragment) => fragment.replace(LOCK, '')) }
  },
  transformResult: ({ result }) => Promise.resolve(result),
}

const runs =
  (...statements: readonly string[]) =>
  async (db: Connection) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  }

export const FAULTS: Readonly<Record<string, Fault>> = {
  'transactions take no locks': { transactionPlugin: unlocked },
  'every third pull gives an extra card': {
    plant: runs(
      `create function gift() returns trigger language plpgsql as $$ begin
        if new.counter % 3 = 2 then
          insert into holdings (player_id, card_id, quantity, first_at) values (new.player_id, new.cards[1], 1, new.at)
            on conflict (player_id, card_id) do update set quantity = holdings.quantity + 1;
        end if;
        return new;
      end $$`,
      'create trigger gift before insert on pulls for each row execute function gift()',
    ),
  },
  'a sale pays the seller one gacha too much': {
    plant: runs(
      `create function tip() returns trigger language plpgsql as $$ begin
        update wallets set balance = balance + 1 where player_id = new.player_id;
        return new;
      end $$`,
      `create trigger tip after insert on ledger_entries for each row
        when (new.reason like 'market:%' and new.delta > 0) execute function tip()`,
    ),
  },
  'a canceled listing does not return its card': {
    plant: runs(
      `create function keep() returns trigger language plpgsql as $$ begin
        delete from holdings where player_id = new.seller and card_id = new.card_id and quantity = 1;
        update holdings set quantity = quantity - 1
          where player_id = new.seller and card_id = new.card_id and quantity > 1;
        return null;
      end $$`,
      `create constraint trigger keep after update on listings deferrable initially deferred for each row
        when (new.state = 'cancelled' and old.state = 'open') execute function keep()`,
    ),
  },
  'a claimed reward stays claimable': {
    plant: runs(
      `create function forget() returns trigger language plpgsql as $$ begin
        new.status := 1;
        return new;
      end $$`,
      `create trigger forget before update on rounds for each row
        when (old.status = 1 and new.status = 2) execute function forget()`,
    ),
  },
}
