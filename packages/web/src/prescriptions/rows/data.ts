import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import * as z from 'zod/mini';
import { moneyOf } from '#contract/base/money/amount.ts';
import { prescriptions } from '#contract/prescriptions/endpoints.ts';
import { runLinks } from '#contract/prescriptions/links.ts';
import type { RunDetail, RunUnit } from '#contract/prescriptions/schema.ts';
import { prints } from '#contract/prints/endpoints.ts';
import { bareMoney, showMoney } from '../../base/amounts.ts';
import { useAsk, useChange, useReading } from '../../base/data.ts';
import { useListing } from '../../base/listing.ts';
import { notify } from '../../base/notice.ts';
import { useLanguage } from '../../base/texts.tsx';
import { useDayText } from '../../base/when.ts';
import { download } from '../../kit/files/download.ts';
import { type ListState, listShape } from '../../kit/table/useList.ts';

/** What travels as screens show it: with a comma. */
export const shown = (text: string): string => showMoney(moneyOf(text));
export const bare = (text: string): string => bareMoney(moneyOf(text));
/** "+143,28": a difference says its way. */
export function difference(after: string, before: string): string {
  const by = moneyOf(after) - moneyOf(before);
  return `${by > 0n ? '+' : ''}${bareMoney(by)}`;
}

export const runUnitList = listShape(['all'] as const, ['unit'] as const, z.object({}));
export type RunUnitListState = ListState<typeof runUnitList>;

export const useRuns = () => useReading(prescriptions.list, {});
const isId = (id: number): boolean => Number.isSafeInteger(id) && id > 0;
export const useRun = (id: number) => useReading(prescriptions.one, { id: isId(id) ? id : 1 }, { when: isId(id) });
export const useRunUnits = (id: number, { page, sizePerPage }: RunUnitListState) =>
  useListing(prescriptions.units, { id, page, sizePerPage }, (answer) => answer.total);

/** Downloads the paper of one unit, or of all that no mail reaches; many are printed aside, and what was is downloaded later. */
export function usePaper() {
  const { locale: lang } = useLanguage();
  const paper = useChange(prescriptions.paper, { touches: [prints.latest] });
  const print = async (id: number, of: { unitId?: number; printId?: number } = {}) => {
    const made = await paper.run({ id, lang, ...of }).catch(() => undefined);
    if (made?.url) download(made.url);
  };
  return { print, busy: paper.busy };
}

/** Downloads what all units pay. */
export function useSheet() {
  const ask = useAsk();
  const { locale: lang } = useLanguage();
  return (id: number) =>
    void ask(prescriptions.sheet, { id, lang })
      .then(({ url }) => download(url))
      .catch(() => undefined);
}

/** "leden 2027" of its first day. */
export function useMonthText() {
  const { of } = useDayText();
  return (month: string) => of(month, { month: 'long', year: 'numeric' });
}

/** A unit in the list, with the prescription that it is of. */
export type OfRun = { run: RunDetail; unit: RunUnit };

/** An unknown prescription leads back to the list and says so; `told` when the server's answer said it already. */
export function MissingRun({ told }: { told: boolean }) {
  const navigate = useNavigate();
  useEffect(() => {
    if (!told) notify('bad', 'PRESCRIPTIONS.NOT_FOUND');
    void navigate({ ...runLinks.list(), replace: true });
  }, [navigate, told]);
  return null;
}
