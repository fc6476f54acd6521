import type { Translation } from '../../texts/keys.ts';
import type cs from './document.cs.ts';

export default {
  DOCUMENT: {
    FACTS: 'Facts',
    EDITING: 'Editing the document',
    NAME: 'Name',
    DESCRIPTION: 'Description',
    OWNER: 'Owner',
    URL: 'Address on the web',
    PUBLIC: 'Everybody whom the folder is for sees it',
    PUBLIC_HINT: 'Otherwise only the committee and whose folder it is see the document.',
    EXTENSION: 'The extension stays: .{extension}',
    ROOT: 'outside of folders',
    FOLDER: 'Folder',
    NO_DESCRIPTION: 'No description',

    PAPER: {
      UNIT: 'Unit',
      DAY: 'Day it is about',
      DAY_HINT: 'Of the people of unit {number} those see it who belonged to it on that day and still do.',
      LATER: 'Later owners see it too',
      LATER_HINT: 'For plans, manuals and all that stays with the unit.',
      LATER_FACT: 'for later owners too',
      TO: 'By name for',
      TO_HINT: 'Only those people and the committee see it then. A former owner finds it in their profile.',
      TO_ADD: 'Add a person',
      TO_REMOVE: 'Remove: {name}',
    },

    ACCEPT: {
      OWED: 'to confirm',
      READ: 'Read',
      MINE: 'Your confirmation',
      MINE_VERSION: '{at}, version {version, number}',
      SWITCH: 'Ask to confirm reading',
      SWITCH_HINT: 'Everybody whom the document is for is to confirm it. You will see who has.',
      RESTORED: 'Everybody will be asked again to confirm reading.',
      MATERIAL: 'The change is material',
      MATERIAL_HINT:
        'Those who confirmed an older version are asked again. Otherwise what they confirmed goes on counting.',
    },

    NOTIFY: {
      SWITCH: 'Send an e-mail',
      SWITCH_HINT:
        'To those whom the document is for, as often as they wish. It goes in a few minutes, once for all files.',
    },

    READING: {
      TITLE: 'Search inside',
      waits: 'The text is still being read; it can be searched in a moment.',
      read: 'The text is read, the search finds it.',
      cut: 'The file is long: the search finds only its beginning.',
      locked: 'The file is protected by a password and cannot be searched.',
      broken: 'The file is broken, or is not what its extension promises. It cannot be searched.',
      tooLarge: 'Unpacked, the file would be too large; it cannot be searched.',
      givenUp: 'The text could not be read three times and cannot be searched. The file can still be downloaded.',
      scanWaits:
        'It is a scan or a picture. The portal reads it page by page when its turn comes; what has been read is found already.',
      scanned: 'Read from a scan, it may contain errors. The search finds it.',
      scanCut:
        'Read from a scan only in part: some pages cannot be read, or there are more than 200. The search finds the others.',
      scanFailed: 'The scan could not be read and cannot be searched. The file can still be downloaded.',
      scanEmpty: 'The portal found no text on the scan or picture. It is found only by its name and description.',
      scanOff: 'It is a scan or a picture, and this portal reads none. It is found only by its name and description.',
    },

    LINK: {
      OPEN: 'Open link',
      TITLE: 'Link',
      OUTSIDE: 'The link leads out of the portal and opens in a new tab.',
    },

    PREVIEW: {
      TITLE: 'Preview',
      MORE: 'Show more',
      LESS: 'Show less',
      NONE: 'Display for this file type is not supported. Download it and open it on your device.',
      ODD: 'What is in the file does not match the extension .{extension} (it is: {kind}). It is not shown here and can only be downloaded.',
      UNREAD:
        'The picture could not be read and can only be downloaded. What it may say of place and camera is still in it.',
      IMAGE: 'Picture {name}',
      OLDER: 'You are looking at version {number} of {when}.',
      BACK: 'Back to the version of now',
      LOADING: 'Loading the file…',
      FAILED: 'The file could not be loaded.',
      CUT: 'Only the beginning of the file is shown. Download it to see the whole.',
      TABLE: 'Content of the table {name}',
      TEXT: 'Content of the file {name}',
      EMPTY: 'There is nothing in the file.',
    },

    PDF: {
      LOADING: 'Loading the PDF…',
      FAILED: 'The PDF could not be loaded.',
      LOCKED: 'The PDF is protected by a password. Download it and open it on your device.',
      PAGE: 'Page',
      OF: 'of {pages, number}',
      PREVIOUS: 'Previous page',
      NEXT: 'Next page',
      ZOOM_IN: 'Zoom in',
      ZOOM_OUT: 'Zoom out',
      ZOOM: 'Zoom',
      FIT: 'Fit width',
      SHOWN: 'Page {page, number} of the document {name}',
      BROKEN_PAGE: 'This page could not be shown.',
    },

    VERSIONS: {
      TITLE: 'Versions',
      NUMBER: 'Version {number}',
      CURRENT: 'holds',
      RESTORED: 'version {number} restored',
      SHOW: 'Show',
      DOWNLOAD_ONE: 'Download version {number}',
      RESTORE: 'Restore',
      RESTORE_TITLE: 'Should version {number} hold again?',
      RESTORE_TEXT: 'It becomes the newest version. None of the present ones is lost.',
      RESTORE_YES: 'Restore version',
      ADD: 'Upload a new version',
      ADD_TEXT: 'The present file stays among older versions. Name, description and who sees the document stay.',
      CHOOSE: 'Choose a file',
      BY: '{who}, {when}',
      NOBODY: 'unknown author',
      PROOF: 'To verify',
      HASH: 'SHA-256 fingerprint',
    },
  },
} satisfies Translation<typeof cs>;
