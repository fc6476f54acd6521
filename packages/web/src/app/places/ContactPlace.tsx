import { useParams } from '@tanstack/react-router';
import { ContactPage } from '../../contacts/one/ContactPage.tsx';
import { partsOfContact } from './contact-parts.tsx';

/** /adresar-kontaktu/{id}: a contact, with the parts that other nouns bring. */
export function ContactPlace() {
  const { id } = useParams({ from: '/inside/adresar-kontaktu/$id' });
  return <ContactPage more={partsOfContact(id)} />;
}
