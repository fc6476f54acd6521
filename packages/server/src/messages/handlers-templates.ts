import { type messageTemplates, mostTemplates } from '#contract/messages/endpoints-templates.ts';
import { Refused } from '#contract/refusals.ts';
import type { Handlers } from '../base/http/handler.ts';
import { record } from '../base/log/audit.ts';
import { sanitised } from '../base/text/rich-text.ts';
import { addTemplate, countTemplates, dropTemplate, templatesOf } from './queries-templates.ts';

const taken = { fields: { name: 'MESSAGE_EXTRAS.ERRORS.NAME_TAKEN' } } as const;

export const messageTemplateHandlers = (): Handlers<typeof messageTemplates> => ({
  async list({ db, scope }) {
    return { templates: await templatesOf(db, scope) };
  },

  async create({ db, scope, now }, { description, ...said }) {
    if ((await countTemplates(db, scope)) >= mostTemplates) throw new Refused('MESSAGE_EXTRAS.ERRORS.TOO_MANY');
    const made = await addTemplate(db, scope, { ...said, description: sanitised(description) }, now);
    if (!made) throw new Refused('MESSAGE_EXTRAS.ERRORS.NAME_TAKEN', taken);
    await record(db, scope, now, {
      noun: 'messages',
      nounId: made.id,
      verb: 'template',
      detail: { name: made.name },
    });
    return made;
  },

  remade: {
    async create({ db, scope }, id) {
      const found = (await templatesOf(db, scope)).find((t) => t.id === id);
      if (!found) throw new Refused('MESSAGE_EXTRAS.ERRORS.NO_TEMPLATE');
      return found;
    },
  },

  async remove({ db, scope, now }, { id }) {
    const name = await dropTemplate(db, scope, id);
    if (name === undefined) throw new Refused('MESSAGE_EXTRAS.ERRORS.NO_TEMPLATE');
    await record(db, scope, now, { noun: 'messages', nounId: id, verb: 'templateRemoved', detail: { name } });
    return null;
  },
});
