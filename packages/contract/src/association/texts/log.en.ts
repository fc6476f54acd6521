import type { Translation } from '../../texts/keys.ts';
import type cs from './log.cs.ts';

export default {
  ACTIVITY: {
    NOUNS: {
      svj: 'Association',
    },

    DEEDS: {
      svj: {
        create: 'Association created',
        update: 'Facts about the association changed',
        settings: 'Settings of the association changed',
        logo: 'Logo uploaded',
        logoRemoved: 'Logo deleted',
        visit: 'Visit of the administration of the portal',
        visitEnded: 'End of a visit of the administration of the portal',
        free: 'Change of paying for the portal',
        quota: 'Change of the room for files',
        stepHanded: 'A step of the house handed over: {name}',
        stepBack: 'A step of the house taken back',
        naming: 'Chair named by a resolution: {name}',
        namingObjected: 'An owner objected, the naming has stopped: {name}',
        namingWithdrawn: 'Naming of a chair taken back: {name}',
        namingDone: 'Naming of a chair took effect: {name}',
        mailRead: 'Mail of the house read on a visit',
      },
    },
  },
} satisfies Translation<typeof cs>;
