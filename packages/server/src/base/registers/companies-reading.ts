import * as z from 'zod/mini';
import { isDic } from '#contract/base/person/dic.ts';
import { plainLine } from '#contract/base/person/people.ts';

/** A company as the register has it. */
export type Company = {
  ico: string;
  companyName: string;
  dic: string | null;
  street: string;
  town: string;
  post: string;
  /** A day of its end, or every register that it ever entered says that it ended. */
  ended: boolean;
};

const text = z.optional(z.nullable(z.string()));
const number = z.optional(z.nullable(z.union([z.number(), z.string()])));
const Answer = z.object({
  ico: z.string(),
  obchodniJmeno: z.string(),
  sidlo: z.optional(
    z.nullable(
      z.object({
        ...{ nazevObce: text, nazevUlice: text, nazevCastiObce: text, cisloOrientacniPismeno: text },
        ...{ cisloDomovni: number, typCisloDomovni: number, cisloOrientacni: number, psc: number },
      }),
    ),
  ),
  datumZaniku: text,
  dic: text,
  seznamRegistraci: z.optional(z.nullable(z.record(z.string(), z.unknown()))),
});
type Seat = NonNullable<z.output<typeof Answer>['sidlo']>;

const line = (value: string | number | null | undefined, most: number): string =>
  plainLine(String(value ?? '')).slice(0, most);

/** "Lipová 1247/14"; in a village without streets "č.p. 88", of a house without a permanent number "č.ev. 88". */
function streetOf(seat: Seat): string {
  const house = line(seat.cisloDomovni, 10);
  const at = line(seat.cisloOrientacni, 10) + line(seat.cisloOrientacniPismeno, 2);
  const street = line(seat.nazevUlice, 150);
  if (street) return [street, [house, at].filter(Boolean).join('/')].filter(Boolean).join(' ');
  return house && `${Number(seat.typCisloDomovni) === 2 ? 'č.ev.' : 'č.p.'} ${house}`;
}

/** "389 99". */
const postOf = (psc: Seat['psc']): string => {
  const digits = line(psc, 10).replace(/\D/g, '');
  return digits.length === 5 ? `${digits.slice(0, 3)} ${digits.slice(3)}` : '';
};

/** States of a registration of which it is over; one that never was says nothing. */
const over = ['ZANIKLY', 'HISTORICKY', 'LOGICKY_SMAZANY'];
function hasEnded({ datumZaniku, seznamRegistraci }: z.output<typeof Answer>): boolean {
  if (datumZaniku) return true;
  const states = Object.values(seznamRegistraci ?? {}).filter((state) => state !== 'NEEXISTUJICI');
  return states.length > 0 && states.every((state) => over.includes(String(state)));
}

/** The company in an answer; null where the answer is of another shape, or of another company than was asked for. */
export function companyIn(body: unknown, ico: string): Company | null {
  const read = Answer.safeParse(body);
  if (!read.success || read.data.ico !== ico) return null;
  const companyName = line(read.data.obchodniJmeno, 200);
  if (companyName === '') return null;
  const { sidlo, dic } = read.data;
  return {
    ...{ ico, companyName, ended: hasEnded(read.data) },
    dic: dic && isDic(dic) ? dic : null,
    street: sidlo ? streetOf(sidlo) : '',
    town: line(sidlo?.nazevObce, 100),
    post: postOf(sidlo?.psc),
  };
}
