import { discussion } from '#contract/discussion/endpoints.ts';
import { discussionComments } from '#contract/discussion/endpoints-comments.ts';
import type { DiscussionDetail } from '#contract/discussion/schema.ts';
import type { Person } from './house.ts';

/** A discussion as its form sends it: for the whole house. */
export const aTalkForm = (change: object = {}) => ({
  name: 'Kola v kočárkárně',
  description: 'Stojí tam jedenáct kol.\nCo s nimi?',
  ...change,
});

export const aTalk = (by: Person, change: object = {}): Promise<DiscussionDetail> =>
  by.asks(discussion.create, aTalkForm(change));

export const replies = (by: Person, id: number, message = 'To modré je moje.', more: object = {}) =>
  by.asks(discussionComments.add, { id, message, ...more });
