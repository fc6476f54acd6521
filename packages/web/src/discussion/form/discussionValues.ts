import type { UseFormReturnType } from '@mantine/form';
import type { NamedPart } from '#contract/audience/schema.ts';
import type { ChosenFile } from '#contract/base/files/chosen.ts';
import type { FileView } from '#contract/base/files/files.ts';
import type { DiscussionDetail, DiscussionInput } from '#contract/discussion/schema.ts';
import { type AimChoice, audienceSent } from '../../audience/choice.ts';
import { choicesOf } from '../../kit/files/chosen.ts';

/** A discussion as its form holds it; the names are those of what is sent, so that errors find their fields. */
export type DiscussionValues = {
  name: string;
  description: string;
  fileIds: FileView[];
  documents: ChosenFile[];
  aim: AimChoice;
  audience: NamedPart[];
};
export type DiscussionFields = UseFormReturnType<DiscussionValues>;

export const newDiscussion: DiscussionValues = {
  ...{ name: '', description: '', fileIds: [], documents: [] },
  ...{ aim: 'house', audience: [] },
};

export const valuesOf = (d: DiscussionDetail): DiscussionValues => ({
  ...newDiscussion,
  ...{ name: d.name, description: d.description, fileIds: d.attachments, documents: d.files },
});

const openingOf = (v: DiscussionValues) => ({
  name: v.name,
  description: v.description,
  fileIds: v.fileIds.map((f) => f.id),
  documents: choicesOf(v.documents),
});
export const inputOf = (v: DiscussionValues): DiscussionInput => ({ ...openingOf(v), ...audienceSent(v) });
export const changeOf = (v: DiscussionValues, id: number, updatedAt: string) => ({ ...openingOf(v), id, updatedAt });
