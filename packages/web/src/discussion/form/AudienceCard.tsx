import { discussion } from '#contract/discussion/endpoints.ts';
import { AudienceFields } from '../../audience/AudienceFields.tsx';
import { audienceSent } from '../../audience/choice.ts';
import type { AudienceOf } from '../../audience/data.ts';
import { useMay } from '../../base/me.tsx';
import type { DiscussionFields } from './discussionValues.ts';

const ofDiscussions: AudienceOf = {
  reach: discussion.reach,
  groups: discussion.groups,
  words: {
    title: 'DISCUSSION.FORM.AUDIENCE',
    for: 'DISCUSSION.FORM.FOR',
    for_house: 'DISCUSSION.FORM.FOR_house',
    for_some: 'DISCUSSION.FORM.FOR_some',
    for_committee: 'DISCUSSION.FORM.FOR_committee',
    groupsHint: 'DISCUSSION.FORM.GROUPS_HINT',
    picker: 'DISCUSSION.FORM.PICKER',
    reach: 'DISCUSSION.FORM.REACH',
    poster: 'DISCUSSION.FORM.POSTER',
  },
};

/** Whom the discussion is for; how people are reached is told to who administers discussions. */
export function AudienceCard({ fields }: { fields: DiscussionFields }) {
  const administers = useMay('discussion', 'rw');
  return (
    <AudienceFields
      of={ofDiscussions}
      counts={administers}
      value={fields.values}
      sent={audienceSent(fields.values)}
      onAim={(aim) => fields.setFieldValue('aim', aim)}
      onParts={(parts) => fields.setFieldValue('audience', parts)}
      error={fields.getInputProps('audience').error}
    />
  );
}
