import * as z from 'zod/mini';
import { callsOf, endpoint } from '../base/calls/endpoint.ts';
import { byId } from '../base/calls/ids.ts';
import { line, requiredLine } from '../base/person/people.ts';
import { RichText } from '../base/words/rich-text.ts';
import { defaultLabel, messageLabels } from './schema.ts';

const administers = { module: 'messages', right: 'rw' } as const;
/** Templates one house keeps. */
export const mostTemplates = 100;

const said = {
  title: z._default(line(200), ''),
  description: z._default(RichText, ''),
  label: z._default(z.enum(messageLabels), defaultLabel),
};
export const MessageTemplate = z.object({
  id: z.number(),
  name: z.string(),
  title: z.string(),
  description: z.string(),
  label: z.enum(messageLabels),
});
export type MessageTemplate = z.output<typeof MessageTemplate>;

/** Templates of the house; those for usual messages are texts of the interface. */
export const messageTemplates = callsOf('messages', {
  list: endpoint('GET /api/v2/message/template', {
    needs: administers,
    input: z.object({}),
    output: z.object({ templates: z.array(MessageTemplate) }),
    summary: 'Templates of the house by their names.',
  }),
  create: endpoint('POST /api/v2/message/template', {
    creates: 'template',
    needs: administers,
    visit: 'yes',
    input: z.object({ name: requiredLine(100), ...said }),
    output: MessageTemplate,
    summary: 'Keeps a message as a template.',
    says: 'MESSAGE_EXTRAS.TEMPLATES.CREATED',
  }),
  remove: endpoint('DELETE /api/v2/message/template/:id', {
    needs: administers,
    visit: 'yes',
    input: byId,
    output: z.null(),
    summary: 'Deletes a template of the house.',
    says: 'MESSAGE_EXTRAS.TEMPLATES.DELETED',
  }),
});
