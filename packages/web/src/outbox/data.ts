import { outbox } from '#contract/outbox/endpoints.ts';
import { mailFilters, mailSorts, mailTabs } from '#contract/outbox/schema.ts';
import { useChange, useReading } from '../base/data.ts';
import { useListing } from '../base/listing.ts';
import { type ListState, listShape } from '../kit/table/useList.ts';

export const mailList = listShape(mailTabs, mailSorts, mailFilters);
export type MailList = ListState<typeof mailList>;

export const useMails = ({ page, sizePerPage, tab, sort, filters }: MailList) =>
  useListing(outbox.list, { page, sizePerPage, tab, sort, filters }, (answer) => answer.total);
export const useMail = (id: number) => useReading(outbox.one, { id });
export const useReadMail = () => useChange(outbox.read);
export const useAgain = () => useChange(outbox.again);
