import type { Translation } from '../../texts/keys.ts';
import type cs from './extras.cs.ts';

export default {
  MESSAGE_EXTRAS: {
    PRINT: {
      DO: 'Print',
      POSTER_DO: 'Poster for the door',
    },

    TEMPLATES: {
      USE: 'Use a template',
      TITLE: 'Choose a template',
      USUAL: 'Usual messages',
      OURS: 'Templates of the house',
      NONE: 'The house has no templates of its own yet. Save one from the menu of a message.',
      OVER_TITLE: 'Replace what is written?',
      OVER_TEXT: 'The template replaces the title, the text and the kind of the message.',
      OVER_YES: 'Use the template',
      SAVE: 'Save as a template',
      NAME: 'Name of the template',
      NAME_HINT: 'You will find it by this name. The title, the text and the kind are saved.',
      CREATED: 'The template is saved.',
      DELETED: 'The template is deleted.',
      DELETE_DO: 'Delete template {name}',
      DELETE_TITLE: 'Delete the template {name}?',
      DELETE_TEXT: 'Messages that were made of it stay as they are.',
      DELETE_YES: 'Delete template',
    },

    USUAL: {
      water: {
        NAME: 'Water cut-off',
        TITLE: 'Water cut-off on [date]',
        TEXT: 'Dear neighbours,\n\non [date] from [hour] to [hour] there will be no [cold / hot] water. The reason is [a repair / a change of a valve].\n\nPlease close all taps before, and let the water run for a while afterwards. It may be cloudy.\n\nIf you have questions, ask [name and phone].',
      },

      meters: {
        NAME: 'Meter reading',
        TITLE: 'Reading of water and heat meters on [date]',
        TEXT: 'Dear neighbours,\n\nwater and heat meters will be read on [date] from [hour] to [hour]. The technician of [company] will show a card.\n\nPlease give access to the meters in the bathroom and at the radiators. If you are not at home, agree on another day at [phone].',
      },

      inspection: {
        NAME: 'Inspection',
        TITLE: 'Inspection of [gas / electricity / fire extinguishers] on [date]',
        TEXT: 'Dear neighbours,\n\non [date] from [hour] to [hour] there will be an inspection of [what]. The technician needs access to [where].\n\nIf you cannot be at home, leave the keys with a neighbour or agree on another day at [phone] by [date].',
      },

      cleaning: {
        NAME: 'Cleaning of the house',
        TITLE: 'Cleaning together: [place] on [date]',
        TEXT: 'Dear neighbours,\n\non [date] from [hour] we clean [place]. We meet [where].\n\nBring [gloves] with you. Things left in the common hallway after [date] will be taken away.',
      },

      assembly: {
        NAME: 'Assembly',
        TITLE: 'Assembly of owners on [date]',
        TEXT: 'Dear owners,\n\nthe assembly takes place on [date] at [hour], [place]. Registration begins at [hour].\n\nThe agenda and papers are attached. If you cannot come, you can give a power of attorney to another owner.',
      },

      pests: {
        NAME: 'Pest control',
        TITLE: 'Pest control on [date]',
        TEXT: 'Dear neighbours,\n\non [date] from [hour] the company [company] will treat [cellars / hallways / shafts] against rodents and insects.\n\nPlease take food and feed out of the cellars. Keep children and animals away from the baits. They stay until [date].',
      },

      lift: {
        NAME: 'Lift out of order',
        TITLE: 'The lift of entrance [entrance] is out of order',
        TEXT: 'Dear neighbours,\n\nthe lift of entrance [entrance] has been out of order since [date and hour]. The repair is ordered and should be done by [date].\n\nIf you need help with shopping or with the stairs, call [name and phone].',
      },

      heating: {
        NAME: 'Heating season',
        TITLE: 'The heating season begins on [date]',
        TEXT: 'Dear neighbours,\n\nwe heat from [date]. Please open the valves of your radiators fully so that the air gets out, and check that nothing drips.\n\nIf a radiator stays cold on [date], send us a report or call [phone].',
      },
    },

    ERRORS: {
      NAME_TAKEN: 'The house already has a template of this name. Choose another.',
      TOO_MANY: 'The house has a hundred templates already. Delete one first.',
      NO_TEMPLATE: 'This template is not here. It may have been deleted.',
    },
  },
} satisfies Translation<typeof cs>;
