import type { galleryOffers } from '#contract/gallery/endpoints-offers.ts';
import type { Handlers, Portal } from '../base/http/handler.ts';
import { letPhotosIn, offerPhotos, offersTold, refusePhotos, withdrawPhoto } from './offers/steps.ts';
import { albumSeen } from './rows/queries.ts';
import { offersOfFiles } from './rows/queries-offers.ts';

export const offerHandlers = (portal: Portal): Handlers<typeof galleryOffers> => ({
  async offer(at, { id, fileIds }) {
    return { offers: await offersTold(portal, at, id, await offerPhotos(at, id, fileIds)) };
  },

  remade: {
    // What was let in meanwhile waits no more.
    offer: async (at, _, { id, fileIds }) => ({
      offers: await offersTold(portal, at, id, await offersOfFiles(at.db, at.scope, fileIds)),
    }),
  },

  async list(at, { id }) {
    await albumSeen(at, id);
    return { offers: await offersTold(portal, at, id) };
  },

  letIn: async (at, { id, ids }) => ({ letIn: await letPhotosIn(portal, at, id, ids) }),

  refuse: async (at, input) => ({ refused: await refusePhotos(portal, at, input) }),

  async withdraw(at, { id, offerId }) {
    await withdrawPhoto(at, id, offerId);
    return null;
  },
});
