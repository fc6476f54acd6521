import type cs from '../cs/activity.ts';
import type { Translation } from '../keys.ts';

export default {
  ACTIVITY: {
    TITLE: 'Activity',
    EMPTY_TITLE: 'Nothing has happened yet',
    EMPTY_TEXT: 'As soon as somebody in the committee changes something, you will see it here.',
    NOUN: 'Area',
    ANY_NOUN: 'All areas',
    WHO: 'Who',
    FROM: 'From',
    TO: 'To',
    BY_PORTAL: 'the portal itself',
    BY_VISIT: '{name}, administration of the portal',
    ROLE_CHANGE: '{from} → {to}',
    CHANGED: 'Changed: {what}',
    SWITCHED_ON: 'Switched on: {what}',
    SWITCHED_OFF: 'Switched off: {what}',
    STATUTES: 'statutes',
    SOLVER: 'default solver',
    OTHER: 'Another change',
    NOUNS: { svj: 'Association', rooms: 'Units', members: 'Neighbours', roles: 'Roles' },
    DEEDS: {
      svj: {
        create: 'Association created',
        update: 'Facts about the association changed',
        settings: 'Settings of the association changed',
        logo: 'Logo uploaded',
        logoRemoved: 'Logo deleted',
        visit: 'Visit of the administration of the portal',
        visitEnded: 'End of a visit of the administration of the portal',
      },
      rooms: {
        create: 'New unit {name}',
        update: 'Unit {name} changed',
        delete: 'Unit {name} deleted',
        import: 'Units and owners imported from a file',
      },
      members: {
        create: 'New neighbour: {name}',
        update: 'Details changed: {name}',
        role: 'Role changed: {name}',
        invite: 'Invited to the portal: {name}',
        activate: 'Entered the portal: {name}',
        access: 'Access taken away: {name}',
        archive: 'Moved to the archive: {name}',
        restore: 'Taken out of the archive: {name}',
        delete: 'Neighbour deleted',
        merge: 'Two records merged: {name}',
        data: 'Personal data handed out: {name}',

        contacts: 'Contacts loaded from a file',
        picture: 'Photograph uploaded: {name}',
        pictureRemoved: 'Photograph deleted: {name}',
      },
      roles: {
        create: 'New role {name}',
        update: 'Role {name} changed',
        delete: 'Role {name} deleted',
      },
    },
  },
} satisfies Translation<typeof cs>;
