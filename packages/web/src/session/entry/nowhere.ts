import { isKnown } from './path.ts';

/** What addresses of the signed-in tree begin with; any other leads nowhere. */
const rooms =
  /^\/(?:auth|admin|nastenka|adresar-kontaktu|ankety|detail-svj|diskuze|dokumenty|fotogalerie|hlaseni|hlasovani|jednotky|kalendar-udalosti|kroky|lhuty|pokladna|pozadavky-ke-schvaleni|prehled-poplatku|rezervace|role|shromazdeni-vlastniku|sousede|ucet|usneseni|zmeny-evidence|zpravy)?(?:\/|$)/;

/** Whether it leads nowhere, also for whoever signs in. */
export const isNowhere = (path: string): boolean => !isKnown(path) && !rooms.test(path);
