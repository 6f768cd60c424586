/** The form fields for a page's address, its position in the tree, and its visibility. */
import { textOf } from '#domain/languages/localized.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import type { EditedPage, TreePage } from '../../sync/pages/edited-page.ts';
import { siblingsOf } from '../../sync/pages/page-tree.ts';
import { Checkbox } from '../../ui/kit/Checkbox.tsx';
import { IconButton } from '../../ui/kit/IconButton.tsx';
import parts from '../../ui/kit/kit.module.css';
import { useLabels } from '../../ui/kit/use-labels.ts';
import { ParentSelect } from './ParentSelect.tsx';
import { SlugControl } from './SlugControl.tsx';

const flags = ['is_online', 'is_clickable', 'in_menu', 'in_footer', 'has_tab_navigation'] as const;

export function GeneralFields(props: PageFieldsProps & { tree: readonly TreePage[] }) {
  const { page, before, errorOf, onChange, tree } = props;
  const labels = useLabels();
  const locale = useLocale();
  const siblings = siblingsOf(tree, page.parent, page.id);
  const count = siblings.length + 1;
  const order = Math.min(page.order, count - 1);
  const [previous, next] = [siblings[order - 1], siblings[order]].map(
    (each) => each && textOf(each.title, locale),
  );
  return (
    <div className={parts.stack}>
      <SlugControl
        value={page.slug}
        before={before.slug}
        errorOf={errorOf}
        onChange={(language, text) => onChange({ slug: { ...page.slug, [language]: text } })}
      />
      <ParentSelect
        tree={tree}
        except={page.id}
        value={page.parent}
        error={errorOf('parent')}
        onChange={(parent) =>
          onChange({
            parent,
            order: parent === before.parent ? before.order : siblingsOf(tree, parent, page.id).length,
          })
        }
      />
      <fieldset className={parts.group}>
        <legend>{labels.page_place}</legend>
        <div className={parts.row}>
          <IconButton
            icon="up"
            name={labels.page_earlier}
            aria-disabled={order === 0}
            onClick={() => order > 0 && onChange({ order: order - 1 })}
          />
          <IconButton
            icon="down"
            name={labels.page_later}
            aria-disabled={order === count - 1}
            onClick={() => order < count - 1 && onChange({ order: order + 1 })}
          />
          <span role="status">{labels.page_at(order + 1, count, previous, next)}</span>
        </div>
      </fieldset>
      <div>
        {flags.map((flag) => (
          <Checkbox
            key={flag}
            label={labels[flag]}
            hint={flag === 'is_online' ? labels.is_online_hint : undefined}
            value={page[flag]}
            onChange={(value) => onChange({ [flag]: value })}
          />
        ))}
      </div>
    </div>
  );
}

/** The props of each part of a page's form. */
interface PageFieldsProps {
  page: EditedPage;
  /** The page when the form was opened. */
  before: EditedPage;
  errorOf: (field: string) => string | undefined;
  onChange: (changes: Partial<EditedPage>) => void;
}
