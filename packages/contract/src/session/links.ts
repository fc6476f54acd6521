import { place } from '../base/calls/links.ts';

export const sessionLinks = {
  account: () => place('/ucet'),
  houses: () => place('/admin'),
  logins: () => place('/admin/ucty'),
};

/** Without signing in, from letters. */
export const letterLinks = {
  forgotten: () => place('/zapomenute-heslo'),
  reset: (token: string) => place('/zmena-hesla/$token', { token }),
  newLogin: (token: string) => place('/zmena-emailu/$token', { token }),
  alarm: (token: string) => place('/nebyl-jsem-to-ja/$token', { token }),
};
