import { createContext, useContext } from 'react';
import type { TextKey } from '#contract/texts/keys.ts';
import type { Closing } from '../documents/attached/DocumentsPicker.tsx';

/** What comments are called where they stand: comments, or replies. */
export type Words = Record<
  | ('title' | 'empty' | 'field' | 'placeholder' | 'hint' | 'add' | 'attach' | 'older')
  | ('editField' | 'editSave' | 'editDo' | 'deleteDo' | 'deleteTitle' | 'deleteText' | 'deleteYes'),
  TextKey
> & {
  /** The field is named in sight and its button leads: saying something is what the page is for. */
  leads?: boolean;
  /** Said instead of what is said of any form that nobody answered. */
  failed?: TextKey;
};

/** What they are called where nobody says otherwise. */
export const commentWords: Words = {
  title: 'COMMENTS.TITLE',
  empty: 'COMMENTS.EMPTY',
  field: 'COMMENTS.FIELD',
  placeholder: 'COMMENTS.PLACEHOLDER',
  hint: 'COMMENTS.HINT',
  add: 'COMMENTS.ADD',
  attach: 'COMMENTS.ATTACH',
  older: 'COMMENTS.OLDER',
  editField: 'COMMENTS.EDIT_FIELD',
  editSave: 'COMMENTS.EDIT_SAVE',
  editDo: 'COMMENTS.EDIT_DO',
  deleteDo: 'COMMENTS.DELETE_DO',
  deleteTitle: 'COMMENTS.DELETE_TITLE',
  deleteText: 'COMMENTS.DELETE_TEXT',
  deleteYes: 'COMMENTS.DELETE_YES',
};

/** Who asks who will not open documents chosen beside what is said; null where none are chosen. */
const Chooses = createContext<Closing | null>(null);
export const ChoosesDocuments = Chooses.Provider;
export const useClosing = (): Closing | null => useContext(Chooses);

const Called = createContext<Words>(commentWords);
export const CalledBy = Called.Provider;
export const useWords = (): Words => useContext(Called);
