import type { work } from '#contract/handovers/endpoints-work.ts';
import type { Handlers, Portal } from '../base/http/handler.ts';
import {
  addPhoto,
  callOf,
  opened,
  photoSeen,
  pictureBytes,
  removePhoto,
  sayState,
  sayWord,
  setDay,
  workSeen,
} from './link/steps.ts';

export const workHandlers = (portal: Portal): Handlers<typeof work> => ({
  async look(at, { token, lang }) {
    return workSeen(portal, await opened(portal, at, token), lang);
  },

  async day(at, { token, lang, ...time }) {
    await setDay(portal, await opened(portal, at, token, 'lock'), time);
    return workSeen(portal, await opened(portal, at, token), lang);
  },

  async word(at, { token, message }) {
    return { id: await sayWord(portal, await opened(portal, at, token, 'lock'), message) };
  },

  async photo({ file, ...at }, { token }) {
    const link = await opened(portal, at, token, 'lock');
    return (await photoSeen(portal, link, await addPhoto(portal, link, file))).view;
  },

  remade: {
    word: async (_, id) => ({ id }),
    photo: async (at, id, { token }) => (await photoSeen(portal, await opened(portal, at, token), id)).view,
  },

  async removePhoto(at, { token, lang, id }) {
    const link = await opened(portal, at, token, 'lock');
    await removePhoto(link, id);
    return workSeen(portal, link, lang);
  },

  async done(at, { token, lang, message }) {
    await sayState(portal, await opened(portal, at, token, 'lock'), 'done', message);
    return workSeen(portal, await opened(portal, at, token), lang);
  },

  async cannot(at, { token, lang, message }) {
    await sayState(portal, await opened(portal, at, token, 'lock'), 'cannot', message);
    return workSeen(portal, await opened(portal, at, token), lang);
  },

  call: async (at, { token }) => ({ call: await callOf(portal, at, token) }),

  picture: (at, of) => pictureBytes(portal, at, of),
});
