import { sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import type { Scope } from '../http/gate.ts';
import { logoOf } from './pdf.ts';
import type { Letterhead } from './pdf-blocks.ts';

const companyNumber = (ico: string | null, lang: 'cs' | 'en') =>
  ico ? `${lang === 'cs' ? 'IČO' : 'Company No.'} ${ico.replace(/^(\d{3})(\d{2})(\d{3})$/, '$1 $2 $3')}` : '';

type Row = Record<'name', string> & Record<'street' | 'post' | 'town' | 'ico', string | null> & { logo: Buffer | null };

/** What stands at the top of papers of the house: name, address, company number and logo. */
export async function letterheadOf(db: Db, scope: Scope, lang: 'cs' | 'en'): Promise<Letterhead> {
  const { rows } = await db.execute<Row>(sql`
    select s.name, s.street, s.post, s.town, s.ico, p.bytes as logo
    from svj s left join picture p on p.svj_id = s.id and p.owner = 'svj' and p.id::text = s.avatar
    where s.id = ${scope.svjId}`);
  const [row] = rows;
  const town = [row?.post?.replace(/^(\d{3})\s?(\d{2})$/, '$1 $2'), row?.town].filter(Boolean).join(' ');
  return {
    name: row?.name ?? '',
    address: [row?.street, town].filter(Boolean).join(', '),
    companyNumber: companyNumber(row?.ico ?? null, lang),
    logo: await logoOf(row?.logo ?? undefined),
  };
}
