import type { Translation } from '../../texts/keys.ts';
import type cs from './prints.cs.ts';

export default {
  SUBSTITUTE_DRAFT: {
    NAME: 'Substitute meeting: {name}',
    TEXT: 'This is a substitute meeting by § 1210 of the Civil Code for the meeting “{name}” of {day}, which had no quorum. The agenda is the same. It has a quorum when owners with at least 40% of all votes are there.',
    VOTE_NAME: 'Per rollam: {name}',
    VOTE_TEXT: 'On points that the meeting “{name}” of {day} did not decide because it had no quorum (§ 1211).',
  },
} satisfies Translation<typeof cs>;
