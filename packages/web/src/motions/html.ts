/** Nothing that anybody could read or see. */
export const isEmptyHtml = (html: string): boolean =>
  html.replace(/<[^>]*>|&nbsp;|\s/g, '') === '' && !/<img/i.test(html);
