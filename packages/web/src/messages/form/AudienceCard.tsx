import { messages } from '#contract/messages/endpoints.ts';
import { AudienceFields } from '../../audience/AudienceFields.tsx';
import type { AudienceOf } from '../../audience/data.ts';
import { aimOf, type MessageFields } from './messageValues.ts';

const ofMessages: AudienceOf = {
  reach: messages.reach,
  groups: messages.groups,
  words: {
    title: 'MESSAGE_FORM.AUDIENCE',
    for: 'MESSAGE_FORM.FOR',
    for_house: 'MESSAGE_FORM.FOR_house',
    for_some: 'MESSAGE_FORM.FOR_some',
    for_committee: 'MESSAGE_FORM.FOR_committee',
    groupsHint: 'MESSAGE_FORM.GROUPS_HINT',
    picker: 'MESSAGE_FORM.PICKER.TITLE',
    reach: 'MESSAGE_FORM.REACH.TITLE',
    poster: 'MESSAGE_FORM.REACH.POSTER',
  },
};

/** Whom the message is for, and how many people that is. */
export const AudienceCard = ({ fields }: { fields: MessageFields }) => (
  <AudienceFields
    of={ofMessages}
    value={fields.values}
    sent={aimOf(fields.values)}
    onAim={(aim) => fields.setFieldValue('aim', aim)}
    onParts={(parts) => fields.setFieldValue('audience', parts)}
    error={fields.getInputProps('audience').error}
  />
);
