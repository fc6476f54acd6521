import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { inside, numbered as params } from '../base/places.ts';

const getParentRoute = () => inside;

export const galleryRoutes = [
  createRoute({
    getParentRoute,
    path: '/fotogalerie',
    component: lazyRouteComponent(() => import('./list/AlbumsPage.tsx'), 'AlbumsPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/fotogalerie/novy',
    component: lazyRouteComponent(() => import('./form/NewAlbumPage.tsx'), 'NewAlbumPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/fotogalerie/$id',
    params,
    component: lazyRouteComponent(() => import('./album/AlbumPage.tsx'), 'AlbumPage'),
  }),
  createRoute({
    getParentRoute,
    path: '/fotogalerie/$id/upravit',
    params,
    component: lazyRouteComponent(() => import('./form/EditAlbumPage.tsx'), 'EditAlbumPage'),
  }),
] as const;
