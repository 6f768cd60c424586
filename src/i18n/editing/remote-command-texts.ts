/** Messages of undo and redo of remote commands, which the server carries out at once. */
import { inLanguages } from '#i18n/in-languages.ts';

const de = {
  done: 'Erledigt. Auch das lässt sich wieder umkehren.',
  not_reached: 'Der Server ist nicht zu erreichen. Der Schritt bleibt stehen: Versuchen Sie es noch einmal.',
  gone: 'Das ist inzwischen geschehen oder nicht mehr da. Der Schritt entfällt.',
  unsaved: 'Erst muss gespeichert sein, was Sie geschrieben haben.',
  rejected: 'Das geht nicht mehr. Der Schritt entfällt.',
  kept_theirs: 'Was jemand anderes inzwischen eingestellt hat, bleibt, wie es ist.',
};

type RemoteCommandTexts = typeof de;

const en: RemoteCommandTexts = {
  done: 'Done. This can be reversed as well.',
  not_reached: 'The server cannot be reached. The step stays: try again.',
  gone: 'This has happened meanwhile, or is no longer there. The step is dropped.',
  unsaved: 'What you have written has to be saved first.',
  rejected: 'This is no longer possible. The step is dropped.',
  kept_theirs: 'What somebody else has set meanwhile stays as it is.',
};

export const remoteCommandTexts = inLanguages(de, en);
