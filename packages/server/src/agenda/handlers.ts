import type { agenda } from '#contract/agenda/endpoints.ts';
import { Refused } from '#contract/refusals.ts';
import type { Asking } from '../base/files/files.ts';
import type { Handlers, Portal } from '../base/http/handler.ts';
import { record } from '../base/log/audit.ts';
import { tellChanged } from '../meetings/telling/steps.ts';
import { carryOver, prepareBallot } from './ballot/steps.ts';
import { addCounterProposal } from './counter/steps.ts';
import { materialsOf } from './detail/print.ts';
import { agendaViewOf } from './detail/steps.ts';
import { dropTemplate } from './templates/queries.ts';
import { keepTemplate, offeredTemplates } from './templates/steps.ts';
import { carriedPoint } from './templates/steps-carried.ts';
import { saveAgenda } from './writing/steps.ts';

type Verb = 'update' | 'ballot' | 'counter' | 'keepTemplate' | 'dropTemplate';
const log = ({ db, scope, now }: Asking, verb: Verb, nounId: number | null, name: string) =>
  record(db, scope, now, { noun: 'agenda', nounId, verb, detail: { name } });

const templatesFor = async (at: Asking) => ({
  templates: await offeredTemplates(at, at.session.lang),
  carried: await carriedPoint(at, at.session.lang),
});

export const agendaHandlers = (portal: Portal): Handlers<typeof agenda> => ({
  one: (at, { id }) => agendaViewOf(portal, at, id),

  archive: (at, { id }) => materialsOf(portal, at, id),

  async save(at, input) {
    const { m, news, left } = await saveAgenda(at, input);
    await carryOver(portal, at, m, left);
    if (news) await tellChanged(portal, at, m);
    await log(at, 'update', m.id, m.name);
    return agendaViewOf(portal, at, m.id);
  },

  async ballot(at, { id }) {
    const m = await prepareBallot(portal, at, id);
    await log(at, 'ballot', m.id, m.name);
    return agendaViewOf(portal, at, id);
  },

  async counter(at, { id, ...proposal }) {
    const { m } = await addCounterProposal(portal, at, { meetingId: id, ...proposal });
    return agendaViewOf(portal, at, m.id);
  },

  templates: templatesFor,

  async keepTemplate(at, input) {
    await keepTemplate(at, input);
    await log(at, 'keepTemplate', input.id, input.name);
    return templatesFor(at);
  },

  async dropTemplate(at, { id }) {
    const name = await dropTemplate(at.db, at.scope, id);
    if (name === undefined) throw new Refused('AGENDA.ERRORS.TEMPLATE_NOT_FOUND');
    await log(at, 'dropTemplate', null, name);
    return null;
  },

  remade: {
    // What was made is read with the meeting that it is of.
    counter: (at, _id, input) => agendaViewOf(portal, at, input.id),
    keepTemplate: templatesFor,
  },
});
