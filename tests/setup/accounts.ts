// Accounts of the browser tests, one for each role.
import type { Role } from '#server/db/schema/users.ts';

export interface TestAccount {
  email: string;
  password: string;
}

const password = 'a password for the tests only';

/** Created by the first start of all. */
export const account: TestAccount = { email: 'admin@theatre.example', password };
export const colleague = {
  id: '5a0c5d0e-7f0c-4a55-9d0e-4a1f0c5d0e01',
  email: 'paula@theatre.example',
  password,
  name: 'Paula Probe',
  role: 'editor',
} as const;
export const eveningService = {
  id: '5a0c5d0e-7f0c-4a55-9d0e-4a1f0c5d0e02',
  email: 'abend@theatre.example',
  password,
  name: 'Jonas Einlass',
  role: 'evening-service',
} as const;

export const colleagues: readonly (TestAccount & { id: string; name: string; role: Role })[] = [
  colleague,
  eveningService,
];
