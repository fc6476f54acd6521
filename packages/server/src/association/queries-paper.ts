import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../base/db.ts';
import type { Scope } from '../base/gate.ts';
import { logoOf } from '../base/pdf.ts';
import type { Letterhead } from '../base/pdf-blocks.ts';
import { picture } from '../base/pictures.ts';
import { svj } from './tables.ts';

const companyNumber = (ico: string | null, lang: 'cs' | 'en') =>
  ico ? `${lang === 'cs' ? 'IČO' : 'Company No.'} ${ico.replace(/^(\d{3})(\d{2})(\d{3})$/, '$1 $2 $3')}` : '';

/** What stands at the top of papers of the house: name, address, company number and logo. */
export async function letterheadOf(db: Db, scope: Scope, lang: 'cs' | 'en'): Promise<Letterhead> {
  const [row] = await db
    .select({ name: svj.name, street: svj.street, post: svj.post, town: svj.town, ico: svj.ico, logo: picture.bytes })
    .from(svj)
    .leftJoin(
      picture,
      and(eq(picture.svjId, svj.id), eq(picture.owner, 'svj'), eq(sql`${picture.id}::text`, svj.avatar)),
    )
    .where(eq(svj.id, scope.svjId));
  const town = [row?.post?.replace(/^(\d{3})\s?(\d{2})$/, '$1 $2'), row?.town].filter(Boolean).join(' ');
  return {
    name: row?.name ?? '',
    address: [row?.street, town].filter(Boolean).join(', '),
    companyNumber: companyNumber(row?.ico ?? null, lang),
    logo: await logoOf(row?.logo ?? undefined),
  };
}
