import { sql } from 'drizzle-orm';
import { type Fraction, fraction } from '#contract/base/shares/fraction.ts';
import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';
import type { FrozenPeople } from '../motions/tables.ts';

export type Frozen = {
  id: number;
  unitIds: number[];
  units: string;
  owners: string;
  spare: string;
  share: Fraction;
  own: boolean;
  salt: Buffer | null;
  commitment: Buffer | null;
  frozen: FrozenPeople | null;
  /** Of a vote from another portal: what seat, units and people were called there. */
  frozenId: number | null;
  frozenUnits: number[] | null;
  frozenPeople: FrozenPeople | null;
};

/** The frozen list by ids of seats, as the fingerprint takes it. */
export async function frozenSeats(db: Db, scope: Scope, voteId: number): Promise<Frozen[]> {
  type Row = Omit<Frozen, 'unitIds' | 'share'> & { unit_ids: number[]; num: string; den: string };
  const { rows } = await db.execute<Row>(sql`
    select s.id, s.unit_ids, s.units, coalesce(s.first_owners, s.owners) as owners, coalesce(s.first_spare, s.spare) as spare,
      s.num, s.den, s.own, s.salt, s.commitment, s.frozen,
      s.frozen_id as "frozenId", s.frozen_units as "frozenUnits", s.frozen_people as "frozenPeople" from vote_seat s
    where s.svj_id = ${scope.svjId} and s.vote_id = ${voteId} and s.part_of is null order by s.id`);
  return rows.map(({ unit_ids, num, den, ...row }) => ({
    ...row,
    unitIds: unit_ids.map(Number),
    share: fraction(num, den),
    frozenUnits: row.frozenUnits?.map(Number) ?? null,
  }));
}

/** Keeps salts and commitments of names and who owned each seat and may vote for it, in one statement. */
export async function sealSeats(
  db: Db,
  scope: Scope,
  voteId: number,
  seals: readonly { id: number; salt: string; commitment: string }[],
): Promise<void> {
  await db.execute(sql`
    update vote_seat s set salt = decode(g.salt, 'hex'), commitment = decode(g.commitment, 'hex'),
      frozen = jsonb_build_object('owners', to_jsonb(s.owner_ids), 'voters', coalesce((
        select jsonb_agg(jsonb_build_array(w.member_id, w.how) order by w.member_id) from vote_voter w
        where w.svj_id = s.svj_id and w.vote_id = s.vote_id and w.seat_id = s.id), '[]'))
    from jsonb_to_recordset(${JSON.stringify(seals)}::jsonb) as g (id bigint, salt text, commitment text)
    where s.svj_id = ${scope.svjId} and s.vote_id = ${voteId} and s.id = g.id`);
}
