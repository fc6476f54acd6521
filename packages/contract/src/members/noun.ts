import { defineNoun } from '../base/noun/define-noun.ts';
import { members } from './endpoints.ts';
import { avatars } from './endpoints-avatar.ts';
import { memberCare } from './endpoints-care.ts';
import { memberDeath } from './endpoints-death.ts';
import { memberFiles } from './endpoints-files.ts';
import { register } from './endpoints-register.ts';
import { memberTraces } from './endpoints-traces.ts';
import { membersRefusals } from './rules-refusals.ts';

export const membersNoun = defineNoun({
  module: 'members',
  endpoints: { members, avatars, memberCare, memberDeath, memberFiles, register, memberTraces },
  refusals: membersRefusals,
  deeds: ['members'],
  mails: [
    'officeChanged',
    'reachChanged',
    'accessClosed',
    'accessFell',
    'accessFellOthers',
    'registerList',
    'deathOwn',
    'deathMarked',
    'estatePerson',
  ],
  counts: ['members', 'registerWaits'],
  finds: 'members',
});
