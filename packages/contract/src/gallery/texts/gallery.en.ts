import type { Translation } from '../../texts/keys.ts';
import type cs from './gallery.cs.ts';

export default {
  GALLERY: {
    TITLE: 'Photo gallery',
    ONE: 'Album',
    ONE_PHOTO: 'Photograph',
    NEW: 'New album',
    ADD: 'Make the album',
    EDIT: 'Edit the album',
    MORE: 'More actions',
    SEARCH: 'Name, description or caption',
    ANY_VISIBILITY: 'All albums',
    VISIBILITIES: { public: 'The whole house', private: 'Committee only' },
    PRIVATE: 'committee only',
    FOR_ALL: 'the whole house',
    ORDERS: { CREATED: 'Made', NAME: 'Name' },

    EMPTY: {
      TITLE: 'There are no albums yet',
      TEXT: 'Make the first one: a feast in the yard, repairs of the roof, what the house used to look like.',
      TEXT_OTHERS: 'Once the committee makes one, you will find it here.',
    },
    SELECTED: '{count, plural, one {# album selected} other {# albums selected}}',

    PHOTOS: 'Photographs of the album',
    PHOTO_N: 'Photograph {n, number} of {all, number}',
    NO_PHOTOS: {
      TITLE: 'There is nothing in the album yet',
      TEXT: 'Add photographs from a phone or a computer. Place, device and author are taken out of them at once.',
      TEXT_OTHERS: 'Once the committee adds photographs, you will see them here.',
    },
    ADD_PHOTOS: 'Add photos',
    ADDED: '{count, plural, one {# photograph added} other {# photographs added}}.',
    MAKING: 'The preview is being made',
    FAILED: 'The preview could not be made',
    DOWNLOAD_ALL: 'Download all',
    DOWNLOAD: 'Download the photograph',

    CHOOSE: 'Select photographs',
    CHOOSE_END: 'End the selection',
    CHOSEN: '{count, plural, =0 {Select photographs} one {# photograph selected} other {# photographs selected}}',
    DESCRIBE: 'Caption and name',
    CAPTION: 'Caption',
    CAPTION_HINT: 'It stands under the photograph in the album and in the viewer.',
    FILE_NAME: 'Name of the file',
    MAKE_COVER: 'Use as the cover',
    MOVE_FIRST: 'Move to the beginning',
    MOVE_UP: 'Move forward',
    MOVE_DOWN: 'Move back',

    VIEWER: {
      N_OF: 'Photograph {n, number} of {all, number}',
      DOWNLOAD: 'Download',
      PREVIOUS: 'Previous',
      NEXT: 'Next',
      BY: 'photo {name}',
    },

    TIED: 'Photographs',
    TIED_EVENT: 'Event: {title}',
    TIED_REPORT: 'Report: {title}',

    OFFERS: {
      WAIT: '{count, plural, one {# photograph waits} other {# photographs wait}}',
      MINE: '{count, plural, one {The committee has not looked at your photograph yet.} other {The committee has not looked at your # photographs yet.}}',
      MINE_HINT: 'Until then only you and the committee see them.',
      SHOW_MINE: 'Show mine',
      MINE_TITLE: 'My photographs that wait',
      WAITING: '{count, plural, one {# photograph by a neighbour waits.} other {# photographs by neighbours wait.}}',
      WAITING_HINT: 'Others will see them once you let them in.',
      SHOW: 'Look at them',
      TITLE: 'Photographs by neighbours',
      NONE: 'Nothing waits here.',
      BY: 'by {name}',
      LET_IN: '{count, plural, =0 {Let in} other {Let in (#)}}',
      REFUSE: 'Do not let in…',
      REFUSE_DO: 'Refuse and delete',
      REASON: 'Why, for the author',
      REASON_HINT: 'Only who brought the photograph reads it.',
      ALL: 'Choose all',
      WITHDRAW: 'Take back the photograph {name}',
      LEFT: '{count, plural, one {# photograph waits} other {# photographs wait}} for the committee.',
      LET_IN_YOURS:
        '{count, plural, one {The committee let # photograph of yours in.} other {The committee let # photographs of yours in.}}',
      REFUSED_YOURS:
        '{count, plural, one {The committee did not let # photograph of yours in.} other {The committee did not let # photographs of yours in.}}',
    },

    DELETE: {
      DO: 'Delete the album',
      TITLE: 'Delete the album {name}?',
      TEXT: '{count, plural, =0 {The album disappears for everybody.} one {The album disappears for everybody, with # photograph.} other {The album disappears for everybody, with # photographs.}} This cannot be undone.',
      MANY: 'Delete albums',
      MANY_TITLE: '{count, plural, one {Delete # album?} other {Delete # albums?}}',
      MANY_TEXT: 'The albums disappear for everybody, with their photographs. This cannot be undone.',
      PHOTO: 'Delete the photograph',
      PHOTOS: 'Delete photographs',
      PHOTOS_TITLE: '{count, plural, one {Delete # photograph?} other {Delete # photographs?}}',
      PHOTOS_TEXT: 'They disappear from the album for everybody. This cannot be undone.',
    },

    FORM: {
      WHAT: 'What the album is about',
      NAME: 'Name',
      DESCRIPTION: 'Description',
      DESCRIPTION_HINT: 'When and where, whom to thank, what to look at.',
      VISIBILITY: 'Who sees the album',
      VISIBILITY_HINTS: {
        public:
          'Everybody in the house who reads the gallery sees it. They are told of a new album once, in the digest on Monday.',
        private: 'Only the committee sees it. For others it is as if it were not there, in the search neither.',
      },
      NEIGHBOURS: 'Neighbours may add photographs',
      NEIGHBOURS_HINT:
        'Theirs wait until the committee lets them in. Until then only the committee and who brought them see them.',
      TIE: 'What the album is of',
      TIE_HINT:
        'An event or a report. The album stands on its page too, for who may see it; a recurring event is meant as a whole.',
      TIE_PLACEHOLDER: 'Find by name',
      TIE_KINDS: { event: 'event', report: 'report' },
      SORTED: 'How photographs are sorted',
      SORTS: { hand: 'As you sort them', taken: 'By date taken' },
    },
  },
} satisfies Translation<typeof cs>;
