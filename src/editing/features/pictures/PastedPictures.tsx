/** Pictures that are pasted or dropped on the page go through the library, and become a module. */
import { Suspense, useEffect, useState } from 'react';
import type { Picture } from '#domain/media/picture.ts';
import { emptyData } from '#domain/modules/module-fields.ts';
import { isHead, type ModuleSlot } from '#domain/modules/modules.ts';
import { pictureTexts } from '#i18n/editing/picture-texts.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import { schemaOf } from '#modules/schemas.ts';
import { isAllowedAt } from '../../core/module-edits.ts';
import { slotKey } from '../../core/slots.ts';
import type { EditingSession } from '../../sync/session.ts';
import { useEditingSession } from '../../ui/editing-session-context.ts';
import { newPart } from '../../ui/form/form-commands.ts';
import { lazyOnDemand } from '../../ui/lazy-component.ts';
import { focusFrame, moduleAround } from '../../ui/module-chrome/module-elements.ts';
import { handlePictures } from './handle-pictures.ts';

const ImagePicker = lazyOnDemand(async () => (await import('../../ui/pickers/ImagePicker.tsx')).ImagePicker);

export function PastedPictures() {
  const session = useEditingSession();
  const texts = pictureTexts(useLocale());
  const [pasted, setPasted] = useState<(PictureSlot & { files: readonly File[] }) | null>(null);

  useEffect(() => {
    const say = (text: string) => session.alerts.show({ kind: 'error', text });
    return handlePictures({
      take(files, target) {
        const slot = pictureSlot(session, moduleAround(target));
        if (slot) setPasted({ ...slot, files });
        else say(texts.no_place);
      },
      reject: () => say(texts.in_dialog),
      leaveOut: () => say(texts.left_out),
    });
  }, [session, texts]);

  function insert({ slot, order }: PictureSlot, picture: Picture) {
    const data = { ...emptyData(schemaOf('image')), image: picture.id };
    const part = newPart({ name: 'image', data, chosen: { image: picture } }, session.document);
    session.undo.apply(slot.container, { kind: 'add', place: slot, order, parts: [part] });
    focusFrame(part.module.id);
  }

  return pasted ? (
    <Suspense fallback={null}>
      <ImagePicker
        edited={null}
        files={pasted.files}
        onPick={(picture) => {
          setPasted(null);
          if (picture) insert(pasted, picture);
        }}
        onClose={() => setPasted(null)}
      />
    </Suspense>
  ) : null;
}

interface PictureSlot {
  slot: ModuleSlot;
  order: number;
}

/**
 * Where a picture that was pasted or dropped becomes a module. After the module, or after the one that contains it;
 * below a page's head; else at the end of the page. Null if the page has no modules.
 */
function pictureSlot(session: EditingSession, module: number | null): PictureSlot | null {
  const { document, containers } = session;
  for (let id = module; id !== null; ) {
    const part = document.part(id);
    if (!part) break;
    const { container, parent, column } = part.module;
    if (isHead(part.module)) return { slot: { container, parent: null, column: 0 }, order: 0 };
    const slot = { container, parent, column };
    if (isAllowedAt(document, 'image', slot)) return { slot, order: document.orderOf(id) + 1 };
    id = parent;
  }
  const [shown] = containers.shown();
  if (!shown) return null;
  const slot = { container: shown.id, parent: null, column: 0 };
  return { slot, order: document.children(slotKey(slot)).length };
}
