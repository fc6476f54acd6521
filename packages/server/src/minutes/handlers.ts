import { minutes } from '#contract/minutes/endpoints.ts';
import type { Asking } from '../base/files/files.ts';
import { keptPaper } from '../base/files/kept-prints.ts';
import { ageOf } from '../base/files/kept-queries.ts';
import type { Handlers, Portal } from '../base/http/handler.ts';
import { record } from '../base/log/audit.ts';
import { onPaper } from '../base/pdf/pdf.ts';
import { sealTicket } from '../base/secrets/tokens.ts';
import type { Meeting } from '../meetings/rows/queries.ts';
import type { ShowsVote } from '../motions/steps.ts';
import { viewOf } from './detail/steps.ts';
import { paperNow, publish } from './publishing/steps.ts';
import { tellSigners } from './signing/notices.ts';
import { askCode, signByCode, signByScan } from './signing/steps.ts';
import { addend, changeDraft, finishDraft } from './writing/steps.ts';

const ticketLife = 60_000;

type Verb = 'update' | 'finish' | 'addend' | 'sign' | 'scan' | 'publish';
const log = ({ db, scope, now }: Asking, verb: Verb, { id, name }: Meeting) =>
  record(db, scope, now, { noun: 'minutes', nounId: id, verb, detail: { name } });

export const minutesHandlers = (portal: Portal, shows: ShowsVote): Handlers<typeof minutes> => {
  const shown = (at: Asking, id: number, lang: 'cs' | 'en' = at.session.lang) =>
    viewOf(portal, shows, at, { id, lang });
  return {
    one: (at, { id, lang }) => shown(at, id, lang),

    async change(at, input) {
      await log(at, 'update', await changeDraft(shows, at, input));
      return shown(at, input.id, input.lang);
    },

    async finish(at, input) {
      const m = await finishDraft(shows, at, input);
      await log(at, 'finish', m);
      await tellSigners(portal, at, m);
      return shown(at, input.id, input.lang);
    },

    async addend(at, input) {
      await log(at, 'addend', await addend(at, input));
      return shown(at, input.id);
    },

    remade: { addend: (at, _, { id }) => shown(at, id) },

    askCode: (at, { id }) => askCode(portal, at, id),

    async sign(at, { id, code }) {
      await log(at, 'sign', await signByCode(portal, at, id, code));
      return shown(at, id);
    },

    async scan(at, input) {
      await log(at, 'scan', await signByScan(at, input));
      return shown(at, input.id);
    },

    async publish(at, input) {
      await publish(portal, shows, at, input, async (now, m) => void (await log(now, 'publish', m)));
      return at.inside((now) => shown(now, input.id, input.lang));
    },

    async printTicket(at, input) {
      await viewOf(portal, shows, at, input);
      const until = at.now.getTime() + ticketLife;
      const { path } = minutes.printFile;
      const sealed = { path, sessionId: at.session.id, actorId: at.scope.actorId, input, until };
      return { url: path.replace(':ticket', sealTicket(portal.secret, sealed)) };
    },

    async printFile(at, input) {
      const age = await ageOf(at.db, at.scope);
      const { view, paper } = await paperNow(portal, shows, at, input);
      const { name, ...what } = paper;
      const told = { name, type: 'application/pdf' };
      if (view.status === 'finished') return { ...told, body: await keptPaper(portal, at, age, what) };
      const { sheet, ...draft } = what;
      return { ...told, body: onPaper({ ...draft, at: at.now }, [[sheet(at.now)]]) };
    },
  };
};
