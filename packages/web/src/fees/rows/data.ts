import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import * as z from 'zod/mini';
import { moneyOf } from '#contract/base/money/amount.ts';
import { fees } from '#contract/fees/endpoints.ts';
import { feeLinks } from '#contract/fees/links.ts';
import { feeSorts } from '#contract/fees/schema.ts';
import { feeSides, frequencies } from '#contract/fees/schema-words.ts';
import { bareMoney, showMoney } from '../../base/amounts.ts';
import { useChange, useReading } from '../../base/data.ts';
import { useListing } from '../../base/listing.ts';
import { notify } from '../../base/notice.ts';
import { useText } from '../../base/texts.tsx';
import { confirm } from '../../kit/dialog/confirm.tsx';
import { type ListState, listShape } from '../../kit/table/useList.ts';

/** What travels as screens show it: with a comma. */
export const shown = (text: string): string => showMoney(moneyOf(text));
export const bare = (text: string): string => bareMoney(moneyOf(text));

const filters = z.object({
  text: z.optional(z.string()),
  frequency: z.optional(z.enum(frequencies)),
  side: z.optional(z.enum(feeSides)),
});
export const feeList = listShape(['all'] as const, feeSorts, filters);
export type FeeListState = ListState<typeof feeList>;

export const useFees = ({ page, sizePerPage, sort, filters: f }: FeeListState) =>
  useListing(fees.list, { page, sizePerPage, sort, filters: f as never }, (answer) => answer.total);
export const useUnitLabels = (when: boolean) => useReading(fees.units, {}, { when });
const isId = (id: number): boolean => Number.isSafeInteger(id) && id > 0;
export const useFee = (id: number) => useReading(fees.one, { id: isId(id) ? id : 1 }, { when: isId(id) });

/** Deletes one after a question; answers whether it is gone. */
export function useRemove() {
  const say = useText();
  const change = useChange(fees.remove, { ends: [fees.one] });
  return async ({ id, name }: { id: number; name: string }): Promise<boolean> =>
    (await confirm({
      title: say('FEES.DELETE.TITLE', { name }),
      text: say('FEES.DELETE.TEXT'),
      yes: say('FEES.DELETE.YES'),
      no: say('FORM.KEEP'),
      danger: 'deletes',
    })) &&
    change.run({ id }).then(
      (answer) => answer !== undefined,
      () => false,
    );
}

/** An unknown fee leads back to the list and says so; `told` when the server's answer said it already. */
export function MissingFee({ told }: { told: boolean }) {
  const navigate = useNavigate();
  useEffect(() => {
    if (!told) notify('bad', 'FEES.NOT_FOUND');
    void navigate({ ...feeLinks.list(), replace: true });
  }, [navigate, told]);
  return null;
}
