import type { Translation } from '../../texts/keys.ts';
import type cs from './documents.cs.ts';

export default {
  DOCUMENTS: {
    ERRORS: {
      NOTHING: 'Nothing of what you chose can be downloaded any more.',
    },

    BIN: {
      RESTORED: 'It is back in its place.',
      NOT_FOUND: 'It is not in the bin any more. Somebody may have restored it, or 30 days have passed.',
    },
  },

  FOLDER: {
    NOT_FOUND: 'This folder is not here. It may have been deleted.',

    VISIBILITY: {
      public: 'everybody who reads documents',
      committee: 'the committee alone',
      owner: 'its owner and the committee',
      audit: 'the audit commission and the committee',
    },

    ERRORS: {
      INTO_ITSELF: 'A folder cannot be moved into itself, nor into a folder that is in it.',
      TOO_DEEP: 'Folders can stand at most 20 levels deep.',
      FULL: 'One folder holds at most 10,000 documents. Divide them into more folders.',
      OWNER: 'Choose whose folder it is: one person, or one unit.',
      AUDIENCE: 'An entrance, unit or role of the list does not exist any more. Choose them again.',
      PATH: 'The name of one of the folders cannot be used. It has at most 120 characters and is not of dots alone.',
    },
  },

  FILE: {
    NOT_FOUND: 'This document is not here. It may have been deleted.',

    ERRORS: {
      LINK: 'A link leads to the web, such as https://www.example.com/page.',
      IS_LINK: 'A link has no versions, only an address. Change it by editing.',
      ACCEPT_LINK: 'Nobody can be asked to confirm a link, what it leads to may change at any time.',
      OWNER: 'This person is not in the house any more. Choose somebody else.',
      ADDRESSEE: 'One of the people is not, and was not, in the house. Choose them again.',
      SAME: 'This is the very file that the document already has. The new version would not differ.',
      NO_VERSION: 'This version of the document is not here.',
      LINK_CHOSEN: 'A link to the web cannot be chosen here: it could change. Upload a file.',
      CURRENT_VERSION: 'This version is the one of now, there is nothing to restore.',
    },
  },
} satisfies Translation<typeof cs>;
