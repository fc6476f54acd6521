import type { Translation } from '../../texts/keys.ts';
import type cs from './everywhere.cs.ts';

export default {
  ROLES: {
    mayorCommittee: 'chair of the committee',
    subMayorCommittee: 'vice-chair of the committee',
    memberCommittee: 'committee member',
    community_manager: 'manager of the house',
    externalMayorCommittee: 'external chair of the committee',
    externalSubMayorCommittee: 'external vice-chair of the committee',
    externalMemberCommittee: 'external committee member',
    auditMayor: 'chair of the audit commission',
    auditSubMayor: 'vice-chair of the audit commission',
    auditMember: 'member of the audit commission',
    inspector: 'inspector',
    owner: 'owner',
    company: 'company',
    authorizePerson: 'authorised person',
    neighbour: 'neighbour',

    WHY: {
      role: 'role {role}: {right}',
      switchedOff: 'the module is off in this house',
      notInstalled: 'the portal does not offer this module',
      archived: 'is in the archive',
      noAccess: 'has no access to the portal',
      notActivated: 'has not accepted the invitation yet',
      notEntitled: 'owns and represents nothing in the house by the register, and does not live here',
    },
    CREATED: 'The role is created.',
    SAVED: 'Changes are saved.',
    DELETED: 'The role is deleted.',
  },
} satisfies Translation<typeof cs>;
