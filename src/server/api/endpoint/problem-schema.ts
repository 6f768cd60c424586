// The schema of a problem document.
import { z } from '@hono/zod-openapi';

export const problemSchema = z
  .object({
    type: z.literal('about:blank'),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    errors: z
      .array(z.object({ field: z.string(), message: z.string() }))
      .optional()
      .openapi({ description: 'The invalid parameters or fields, each with the remedy.' }),
  })
  .openapi('Problem', {
    description: 'A problem document (RFC 9457) in the language of the request.',
    example: {
      type: 'about:blank',
      title: 'Ungültige Anfrage',
      status: 400,
      detail: 'Die Anfrage lässt sich so nicht beantworten.',
      errors: [{ field: 'page', message: 'page muss eine ganze Zahl von 1 bis 10000 sein.' }],
    },
  });
