import { IconPhoto } from '@tabler/icons-react';
import { none } from '#contract/base/noun/define-noun.ts';
import { galleryLinks } from '#contract/gallery/links.ts';
import { defineNoun, withoutTabs } from '../define-noun.ts';
import { galleryRoutes } from './routes.tsx';

export const galleryNoun = defineNoun({
  routes: galleryRoutes,
  alsoSays: none('its screens say only its own sentences'),
  menu: {
    at: galleryLinks.list(),
    name: 'MODULES.GALLERY',
    icon: IconPhoto,
    module: 'gallery',
    waits: ['photosOffered'],
  },
  finds: 'gallery',
  atHome: 'brings',
  ...withoutTabs,
  reportParts: 'brings',
  eventParts: 'brings',
});
