import { none } from '#contract/base/noun/define-noun.ts';
import { members } from '#contract/members/endpoints.ts';
import { avatars } from '#contract/members/endpoints-avatar.ts';
import { memberCare } from '#contract/members/endpoints-care.ts';
import { memberDeath } from '#contract/members/endpoints-death.ts';
import { memberFiles } from '#contract/members/endpoints-files.ts';
import { register } from '#contract/members/endpoints-register.ts';
import { memberTraces } from '#contract/members/endpoints-traces.ts';
import { owns } from '../base/db/owned-tables.ts';
import { may } from '../base/http/gate.ts';
import { defineNoun, served } from '../define-noun.ts';
import { whyNotEnter } from '../outbox/queries.ts';
import { personalOfDeaths } from './death/personal.ts';
import { estateFiles } from './death/queries-estate.ts';
import { memberHandlers } from './handlers.ts';
import { avatarHandlers } from './handlers-avatar.ts';
import { memberCareHandlers } from './handlers-care.ts';
import { memberDeathHandlers } from './handlers-death.ts';
import { memberFileHandlers } from './handlers-files.ts';
import { registerHandlers } from './handlers-register.ts';
import { memberTraceHandlers } from './handlers-traces.ts';
import { personalOfInvitations } from './invitations/personal.ts';
import { forgetDeaths, tellOfLists, turnRegister } from './jobs.ts';
import { personalOfMembers } from './personal.ts';
import { isLookedAt } from './register/queries.ts';
import { tellFallen } from './register/steps.ts';
import { countMembers } from './rows/queries.ts';
import { personalOfTraces } from './traces/personal.ts';
import { forgetOpened } from './traces/steps.ts';

export const membersNoun = defineNoun({
  serves: (portal, { hears, lives }) => [
    served(members, memberHandlers(portal, { hears, lives })),
    served(avatars, avatarHandlers(portal)),
    served(memberCare, memberCareHandlers(portal, { hears, lives })),
    served(memberDeath, memberDeathHandlers(portal, { hears, lives })),
    served(memberFiles, memberFileHandlers(portal, lives)),
    served(register, registerHandlers(portal, hears)),
    served(memberTraces, memberTraceHandlers),
  ],
  tables: owns({
    member: {
      travels: true,
      columns: {
        avatar: { idOf: 'picture' },
        merged_into: { idOf: 'member' },
        settings: { json: {} },
        address: { json: {} },
        permanent_address: { json: {} },
      },
      forced: { has_access: false, is_active: false, kept_until: null, fell_on: null },
      inLog: ['members'],
    },
    member_contact: { travels: true },
    member_relation: { travels: true },
    member_death: {
      travels: true,
      columns: { kept: { stays: 'what can be undone for thirty days, by ids of this portal' } },
    },
    estate_person: { travels: true },
    custom_role: { travels: true, columns: { rights: { json: {} } }, inLog: ['roles'] },
    invitation: { stays: 'links that open access' },
    member_opening: {
      stays: 'who opened what is kept for a year by the portal where they did',
      quiet: 'that somebody reads is nobody’s news',
    },
    register_due: { stays: 'days on which this portal looks at it again', quiet: 'nothing of it is shown' },
  }),
  guards: { estate_person: estateFiles },
  personal: [personalOfMembers, personalOfInvitations, personalOfDeaths, personalOfTraces],
  hears: (portal) => ({
    // What was planned comes with the turn of a day, after which all who fell are told by the job.
    registerChanged: async (db, scope, _, source, now) => {
      if (source !== 'planned') await tellFallen(db, scope, portal, now);
    },
  }),
  asks: none('nobody is asked to confirm anything of it'),
  tells: none('notices tell of nothing of it'),
  talks: none('nobody comments on it'),
  mailChecks: { officeChanged: whyNotEnter, accessFellOthers: whyNotEnter, registerList: whyNotEnter },
  counts: async ({ db, scope }) => {
    const [members, isLooked] = await Promise.all([
      scope.isFormer ? 0 : countMembers(db, scope),
      may(scope, 'members', 'rw') && isLookedAt(db, scope),
    ]);
    return { members, registerWaits: isLooked ? 1 : 0 };
  },
  days: none('nothing of it falls on a day'),
  jobs: (portal, log) => [
    {
      name: 'members.register',
      cron: '7 * * * *',
      run: async () => {
        await turnRegister(portal, log);
        await tellOfLists(portal, log);
        await forgetDeaths(portal);
        await forgetOpened(portal);
      },
    },
  ],
  sample: none('people come with their units'),
});
