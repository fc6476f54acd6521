import * as z from 'zod/mini';
import { units } from '#contract/units/endpoints.ts';
import type { UnitDetail } from '#contract/units/schema.ts';
import { day, unitFilters, unitSorts, unitTabs } from '#contract/units/schema.ts';
import { useAsk, useChange, useReading } from '../../base/data.ts';
import { useListing } from '../../base/listing.ts';
import { useAssociation } from '../../base/me.tsx';
import { useLanguage, useText } from '../../base/texts.tsx';
import { confirm } from '../../kit/dialog/confirm.tsx';
import { download } from '../../kit/files/download.ts';
import { type ListState, listShape } from '../../kit/table/useList.ts';

/** The day the house is looked at is one of the filters of the screen. */
export const unitList = listShape(unitTabs, unitSorts, z.extend(unitFilters, { day: z.optional(day) }));
export type UnitList = ListState<typeof unitList>;

/** Filters as they are asked for; a day that is not chosen is not sent. */
const asked = ({ day, ...filters }: UnitList['filters']) => ({ filters, ...(day ? { day } : {}) });

export const useUnits = ({ page, sizePerPage, tab, sort, filters }: UnitList) =>
  useListing(units.list, { page, sizePerPage, tab, sort, ...asked(filters) }, (answer) => answer.total, units.rows);
export const useUnit = (id: number) => useReading(units.one, { id });
export const useCheck = () => useReading(units.check, {});
export const useCreate = () => useChange(units.create);
export const useUpdate = () => useChange(units.update);

export const useEntrances = () => useAssociation().data?.entrances ?? [];

/** Downloads the list as it is filtered and sorted now. */
export function useExport({ tab, sort, filters }: UnitList) {
  const ask = useAsk();
  const { locale } = useLanguage();
  return async () => {
    const { filters: kept, ...state } = asked(filters);
    const { url } = await ask(units.exportTicket, {
      tab,
      sort,
      filters: JSON.stringify(kept),
      ...state,
      lang: locale,
    });
    download(url);
  };
}

/** Deletes one unit after a question; answers whether it is gone. */
export function useRemove() {
  const say = useText();
  const change = useChange(units.remove);
  return async ({ id, number }: Pick<UnitDetail, 'id' | 'number'>): Promise<boolean> => {
    const yes = await confirm({
      title: say('UNITS.DELETE.ONE_TITLE', { number }),
      text: say('UNITS.DELETE.TEXT'),
      yes: say('UNITS.DELETE.ONE'),
      no: say('FORM.KEEP'),
      danger: 'deletes',
    });
    return (
      yes &&
      (await change.run({ id }).then(
        () => true,
        () => false,
      ))
    );
  };
}

/** Deletes the chosen units after a question; answers whether they are gone. */
export function useRemoveAll() {
  const say = useText();
  const change = useChange(units.removeAll);
  return async (ids: number[]): Promise<boolean> => {
    const yes = await confirm({
      title: say('UNITS.DELETE.MANY_TITLE', { count: ids.length }),
      text: say('UNITS.DELETE.MANY_TEXT'),
      yes: say('UNITS.DELETE.MANY'),
      no: say('FORM.KEEP'),
      danger: 'deletes',
    });
    return (
      yes &&
      (await change.run({ ids }).then(
        () => true,
        () => false,
      ))
    );
  };
}
