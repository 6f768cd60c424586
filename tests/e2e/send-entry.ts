// Sends the contact form of the demo season as a visitor does.
import { type APIRequestContext, expect } from '@playwright/test';

interface SentField {
  slug: string;
  field_type: number;
  required: boolean;
  choices: { value: string }[];
}

/** @returns the form that was sent */
export async function sendEntry(
  request: APIRequestContext,
  name: string,
): Promise<{ id: number; title: string }> {
  const form = await (await request.get('/de/api/forms/kontakt/')).json();
  const answerTo = ({ field_type, choices }: SentField) => {
    if (field_type === 3) return 'ida@example.org';
    return field_type === 4 ? true : (choices[0]?.value ?? name);
  };
  const required: SentField[] = form.fields.filter((field: SentField) => field.required);
  const field_values = Object.fromEntries(required.map((field) => [field.slug, answerTo(field)]));
  const sent = await request.post('/de/api/forms-entries/', { data: { form: form.id, field_values } });
  expect(sent.status()).toBe(201);
  return form;
}
