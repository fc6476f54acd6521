import { defineNoun, none } from '../base/noun/define-noun.ts';
import { portable } from './endpoints.ts';
import { portableImports } from './endpoints-imports.ts';
import { portableRefusals } from './rules-refusals.ts';

/** Whole associations as files: asked for by the chair, and brought in by those who look after the portal. */
export const portableNoun = defineNoun({
  module: 'svj',
  endpoints: { portable, portableImports },
  refusals: portableRefusals,
  deeds: ['houseArchive'],
  mails: ['archiveAsked', 'archiveReady', 'archiveFailed'],
  counts: none('nothing of it waits for anybody'),
  finds: none('nothing of it is ever searched'),
});
