import { defaultRoles } from '#contract/access.ts';
import { contacts } from '#contract/contacts/endpoints.ts';
import { contactFilters, contactSorts, contactTabs } from '#contract/contacts/schema.ts';
import { useAsk, useChange, useReading } from '../../base/data.ts';
import { useListing } from '../../base/listing.ts';
import { useMay, useMe } from '../../base/me.tsx';
import { useLanguage, useText } from '../../base/texts.tsx';
import { confirm } from '../../kit/dialog/confirm.tsx';
import { download } from '../../kit/files/download.ts';
import { type ListState, listShape } from '../../kit/table/useList.ts';

export const contactList = listShape(contactTabs, contactSorts, contactFilters);
export type ContactListState = ListState<typeof contactList>;

export const useContacts = ({ page, sizePerPage, tab, sort, filters }: ContactListState) =>
  useListing(contacts.list, { page, sizePerPage, type: tab, sort, filters }, (answer) => answer.total, contacts.rows);
export const usePins = () => useReading(contacts.pins, {});
export const useContact = (id: number) =>
  useReading(
    contacts.one,
    { id: Number.isSafeInteger(id) && id > 0 ? id : 1 },
    { when: Number.isSafeInteger(id) && id > 0 },
  );

/** Whether who reads writes contacts; a visit only reads them. */
export function useAdministers(): boolean {
  const { visitUntil } = useMe();
  return useMay('contact', 'rw') && !visitUntil;
}
/** Whether they see private ones and notes: as the committee or the manager. */
export function useSeesPrivate(): boolean {
  const { role } = useMe();
  return useAdministers() && role !== null && defaultRoles[role.name].group === 'committee';
}

type Shown = Pick<ContactListState, 'tab' | 'sort' | 'filters'>;
const everything: Shown = { tab: 'all', sort: 'name', filters: {} };

/** Downloads the list as it is filtered and sorted now, or the chosen ones of it. */
export function useFile({ tab, sort, filters }: Shown = everything) {
  const ask = useAsk();
  const { locale } = useLanguage();
  return async (format: 'xlsx' | 'vcf', ids?: number[]) => {
    const listing = { type: tab, sort, filters: JSON.stringify(filters) };
    const { url } = await ask(contacts.exportTicket, { ...listing, lang: locale, format, ...(ids && { ids }) });
    download(url);
  };
}

/** Downloads the poster of emergency numbers. */
export function usePoster() {
  const ask = useAsk();
  const { locale: lang } = useLanguage();
  return async (of: 'house' | 'entrances') => download((await ask(contacts.poster, { of, lang })).url);
}

/** Deletes one after a question; answers whether it is gone. */
export function useRemove() {
  const say = useText();
  const change = useChange(contacts.remove, { ends: [contacts.one] });
  return async ({ id, full_name: name }: { id: number; full_name: string }): Promise<boolean> =>
    (await confirm({
      title: say('CONTACTS.DELETE.TITLE', { name }),
      text: say('CONTACTS.DELETE.TEXT'),
      yes: say('CONTACTS.DELETE.DO'),
      no: say('FORM.KEEP'),
      danger: 'deletes',
    })) &&
    change.run({ id }).then(
      (answer) => answer !== undefined,
      () => false,
    );
}

/** Deletes the chosen ones after a question; answers whether they are gone. */
export function useRemoveAll() {
  const say = useText();
  const change = useChange(contacts.removeAll, { ends: [contacts.one] });
  return async (ids: number[]): Promise<boolean> =>
    (await confirm({
      title: say('CONTACTS.DELETE.MANY_TITLE', { count: ids.length }),
      text: say('CONTACTS.DELETE.MANY_TEXT'),
      yes: say('CONTACTS.DELETE.MANY'),
      no: say('FORM.KEEP'),
      danger: 'deletes',
    })) &&
    change.run({ ids }).then(
      (answer) => answer !== undefined,
      () => false,
    );
}
