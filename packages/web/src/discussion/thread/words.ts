import type { DiscussionDetail } from '#contract/discussion/schema.ts';
import type { Words } from '../../comments/words.ts';

/** Comments to a discussion are its replies; the field says who will see one. */
export const wordsOf = ({ toPublic, everyone }: Pick<DiscussionDetail, 'toPublic' | 'everyone'>): Words => ({
  title: 'DISCUSSION.REPLIES.TITLE',
  empty: 'DISCUSSION.REPLIES.EMPTY',
  field: 'DISCUSSION.REPLIES.FIELD',
  placeholder: 'DISCUSSION.REPLIES.PLACEHOLDER',
  hint: `DISCUSSION.REPLIES.FOR_${toPublic ? (everyone ? 'house' : 'some') : 'committee'}`,
  add: 'DISCUSSION.REPLIES.SEND',
  attach: 'DISCUSSION.REPLIES.ATTACH',
  older: 'DISCUSSION.REPLIES.OLDER',
  editField: 'DISCUSSION.REPLIES.EDIT_FIELD',
  editSave: 'DISCUSSION.REPLIES.EDIT_SAVE',
  editDo: 'DISCUSSION.REPLIES.EDIT_DO',
  deleteDo: 'DISCUSSION.REPLIES.DELETE_DO',
  deleteTitle: 'DISCUSSION.REPLIES.DELETE_TITLE',
  deleteText: 'DISCUSSION.REPLIES.DELETE_TEXT',
  deleteYes: 'DISCUSSION.REPLIES.DELETE_YES',
  leads: true,
  failed: 'DISCUSSION.REPLIES.FAILED',
});
