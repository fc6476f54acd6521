import { useParams } from '@tanstack/react-router';
import { ContactPage } from '../contacts/one/ContactPage.tsx';
import { partsOf } from './page-parts.ts';

const parts = partsOf('contact');

/** /adresar-kontaktu/{id}: a contact, with the parts that other nouns bring. */
export function ContactPlace() {
  const { id } = useParams({ from: '/inside/adresar-kontaktu/$id' });
  return <ContactPage more={parts.map(({ Beside, from }) => <Beside key={from} id={id} />)} />;
}
