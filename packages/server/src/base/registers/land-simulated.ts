import { readFileSync } from 'node:fs';
import type { Ask, Came } from './registers-asking.ts';

type Stavba = { id: number; cislaDomovni: number[]; castObce: { kod: number } };
type Sample = { api: { aktualnostDatK: string; stavba: Stavba }; jednotky: (object & { id: number })[] };

let kept: Sample | undefined;
/** The house of the sample as its file of the cadastre has it; read once, where it is asked for. */
export function landSample(): Sample {
  kept ??= JSON.parse(
    readFileSync(new URL('../../../fixtures/cadastre-sample.json', import.meta.url), 'utf8'),
  ) as Sample;
  return kept;
}

/** An answer in the register's own envelope. */
export const inLandEnvelope = (data: unknown, zpravy: readonly object[] = []): object => ({
  ...{ data, zpravy, aktualnostDatK: '2026-10-01T06:00:00' },
});
const found = (data: unknown): Came => ({ status: 200, body: inLandEnvelope(data) });
const nothing: Came = { status: 404, body: inLandEnvelope(null, [{ kod: 1, text: 'Objekt nebyl nalezen.' }]) };

/** Made-up parts of a made-up municipality. */
export const landPartsSample = [
  { kod: 999_011, nazev: 'Horní Lipnice', obec: { kod: 999_001, nazev: 'Horní Lipnice' } },
  { kod: 999_012, nazev: 'Dolní Lipnice', obec: { kod: 999_001, nazev: 'Horní Lipnice' } },
];

function unitSaid(code: string): Came {
  const unit = landSample().jednotky.find(({ id }) => String(id) === code);
  if (!unit) return nothing;
  // The register tells of a unit only this.
  const { id, cisloJednotky, typJednotky, zpusobVyuziti, podilNaSpolecnychCastechDomu, lv } = unit as Record<
    string,
    unknown
  >;
  return found({ id, cisloJednotky, typJednotky, zpusobVyuziti, podilNaSpolecnychCastechDomu, lv, rizeniPlomby: [] });
}

/** The register of the sample: it knows one house that does not exist, and nothing leaves the computer. */
export const simulatedLand: Ask = async (path) => {
  const { pathname, searchParams } = new URL(path, 'http://register.invalid');
  const [, what = '', code = ''] = /^\/api\/v1\/([^/]+)\/?([^/]*)$/.exec(pathname) ?? [];
  const { stavba } = landSample().api;
  if (what === 'CiselnikyUzemnichJednotek') return found(landPartsSample);
  if (what === 'Jednotky') return unitSaid(code);
  if (what !== 'Stavby') return { status: 404, body: null };
  if (code !== 'Vyhledani') return code === String(stavba.id) ? found(stavba) : nothing;
  const isOurs =
    searchParams.get('KodCastiObce') === String(stavba.castObce.kod) &&
    searchParams.get('TypStavby') === '1' &&
    stavba.cislaDomovni.map(String).includes(searchParams.get('CisloDomovni') ?? '');
  return found(isOurs ? [stavba] : []);
};
