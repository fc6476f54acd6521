import { agenda } from '#contract/agenda/endpoints.ts';
import { none } from '#contract/base/noun/define-noun.ts';
import { owns } from '../base/db/owned-tables.ts';
import { defineNoun, served } from '../define-noun.ts';
import { agendaHandlers } from './handlers.ts';
import { pointFiles } from './rows/queries-files.ts';
import { furnishAgendas } from './sample.ts';

export const agendaNoun = defineNoun({
  serves: (portal) => [served(agenda, agendaHandlers(portal))],
  tables: owns({
    meeting_point: { travels: true },
    agenda_template: {
      travels: true,
      columns: { points: { json: {} } },
      inner: 'who administers meetings alone uses them',
    },
  }),
  guards: { meeting_point: pointFiles },
  personal: none('no row of it names anybody; who did what is in the log'),
  hears: none('nothing of it changes when people change'),
  asks: none('nobody is asked to confirm reading it'),
  tells: none('meetings tell of its changes'),
  talks: none('nobody comments on it'),
  mailChecks: none('it mails nothing'),
  counts: none('meetings count themselves'),
  days: none('the meeting falls on its day'),
  jobs: none('nothing of it is done by itself'),
  sample: { after: ['meetings', 'documents'], furnish: furnishAgendas },
});
