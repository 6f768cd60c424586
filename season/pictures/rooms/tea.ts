// The tea room: a large pot in front of the window, a glass of tea, steam.
import { at, dark, gouge, light, outline, ring, strands, toned } from '../cut/paths.ts';
import { all, box, drawing, fade, glow } from '../cut/sheet.ts';

export function teaRoom(): string {
  const pot = at(
    '600 300, 690 268, 800 276, 874 336, 898 420, 866 506, 792 556, 640 556, 566 508, 536 424, 556 348',
  );
  const spout = at('566 420!, 512 400, 470 352, 440 300!, 404 312!, 430 396, 470 470, 552 508!');
  const steam = ['418 284, 392 240, 424 196, 398 148, 420 96', '450 270, 438 226, 464 190, 446 150'];
  const warm = ['1046 346, 1026 306, 1054 268, 1030 222', '1084 352, 1074 318, 1096 284, 1080 246'];
  return drawing(
    glow('tea', 700, 240, 720, 0.62, 0.06) +
      fade('pot', [560, 0], [880, 0], 0.86, 0.08) +
      fade('spout', [404, 0], [560, 0], 0.7, 0.2) +
      glow('table', 720, 590, 620, 0.6, 0.07),
    toned(all, 'url(#tea)') +
      // The handle, from behind the pot.
      dark(gouge(at('846 318, 960 296, 1000 372, 968 462, 866 500'), 52, 0.5, 0.6)) +
      light(gouge(at('856 322, 954 306, 986 374, 958 452, 874 490'), 16, 0.5, 0.4)) +
      dark(outline(at('560 404!, 506 386, 470 340, 448 288!, 390 304!, 418 402, 462 482, 552 522!'))) +
      toned(outline(spout), 'url(#spout)') +
      dark(
        outline(
          at(
            '594 284, 690 252, 806 260, 888 328, 914 420, 880 516, 798 570, 634 570, 552 516, 520 424, 542 340',
          ),
        ),
      ) +
      toned(outline(pot), 'url(#pot)') +
      light(outline(at('600 312, 650 292, 618 352, 604 430, 624 512, 648 546, 590 506, 562 426, 572 356'))) +
      dark(strands(at('720 300, 752 420, 724 548'), at('872 346, 888 424, 858 504'), 6, 5, 3)) +
      // The lid with its knob.
      dark(outline(at('606 300!, 632 240, 716 214, 808 236, 838 300!, 720 326'))) +
      light(gouge(at('628 290, 660 250, 716 234, 780 246'), 12, 0.4, 0.2)) +
      dark(ring(718, 200, 28, 24)) +
      light(ring(710, 194, 13, 10)) +
      [...steam, ...warm]
        .map((line, index) => light(gouge(at(line), 13 - (index % 2) * 4, 0.5, 0.1)))
        .join('') +
      // A glass in its holder, half full.
      dark(
        outline(at('1004 372!, 1126 372!, 1116 560!, 1014 560!')) +
          gouge(at('1112 410, 1172 414, 1166 496, 1108 506'), 22, 0.5, 0.6),
      ) +
      light(outline(at('1016 382!, 1114 382!, 1111 424!, 1019 424!'))) +
      light(gouge(at('1030 440, 1034 500, 1038 548'), 10, 0.5, 0.4)) +
      light(box(1014, 470, 100, 7) + box(1018, 520, 92, 7)) +
      toned(box(0, 566, 1240, 134), 'url(#table)') +
      dark(box(0, 560, 1240, 10)) +
      light(box(300, 570, 900, 11)),
  );
}
