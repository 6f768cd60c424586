// The pictures of »Medea«: she spreads her cloak before the sun, and her children stand under it.
import { drawn, tube } from '../cut/limbs.ts';
import { at, dark, gouge, light, outline, type Point, polygon, ring, toned } from '../cut/paths.ts';
import { box, drawing, fade, glow, mirrored, placed } from '../cut/sheet.ts';
import { neck } from '../portraits/clothes.ts';
import { front } from '../portraits/front.ts';
import { frontHair } from '../portraits/front-hair.ts';
import { hair } from '../portraits/hair.ts';
import { ear, profile } from '../portraits/profile.ts';
import type { Sitter } from '../portraits/sitter.ts';

const medea: Sitter = {
  slug: 'medea',
  skin: 0.84,
  hair: 'long',
  hairTone: 0.05,
  clothes: 'straps',
  cloth: 0.9,
  lids: 1,
  smile: -0.1,
  face: { brow: 1.3, lips: 1.12, jaw: 1, nose: 1.05, age: 0.2 },
};
const boy: Sitter = {
  slug: 'boy',
  skin: 0.88,
  hair: 'short',
  hairTone: 0.1,
  clothes: 'crew',
  cloth: 0.9,
  lids: 1.25,
  face: { nose: 0.72, chin: 0.84, brow: 0.8, lips: 1.06, jaw: 0.86, eyes: 1.2, length: 0.94 },
};
const girl: Sitter = {
  ...boy,
  slug: 'girl',
  hair: 'fringe',
  face: { ...boy.face, width: 1.04, length: 0.94, nose: 0.8 },
};

const side = (sitter: Sitter, seed: number) => {
  const cut = hair(sitter, seed);
  return `${cut.behind ?? ''}${profile(sitter)}${cut.over}${cut.hidesEar ? '' : ear()}`;
};

/** 100 high, facing left, one hand up at what is before it. */
const child = (sitter: Sitter, seed: number, up: number) => {
  const bare = [
    '4 -34 8.4, 5 -19 7.8, 5.4 -4 5',
    '-4 -34 8.4, -5 -19 7.8, -5.6 -4 5',
    '5 -3 5.4, 0 -2 4.4, -5 -1.6 3.4',
    '-6 -3 5.4, -12 -2 4.4, -17 -1.6 3.4',
  ];
  const arm = ['3 -70 9, -6 -60 8, -13 -57 7', '-13 -57 7, -20 -63 6, -26 -69 5', '-26 -69 5.4, -30 -74 4.6'];
  const tunic = at('-5 -77, -11 -68, -11 -54, -16 -29!, -6 -26, 6 -27, 16 -30!, 11 -54, 11 -70, 4 -78');
  return (
    drawn(bare, 1) +
    drawn(bare) +
    dark(
      gouge(at('7.6 -28, 8.4 -18, 7 -6'), 2.6, 0.5) + gouge(at('-7.4 -20, -5 -18.6, -2.4 -20'), 0.9, 0.5),
    ) +
    dark(polygon(at('-5.4 -86, 5 -86, 6 -73, -6.4 -73'))) +
    light(polygon(at('-4.4 -86, 2 -86, 2.4 -74, -5.4 -74'))) +
    dark(outline(tunic.map(([x, y, c]): Point => (c ? [x * 1.06, y + 1, 1] : [x * 1.08, y - 0.6])))) +
    light(outline(tunic)) +
    dark(
      outline(at('16 -30!, 11 -54, 11 -70, 6 -77, 7 -60, 8 -46, 9 -28!')) +
        gouge(at('-9 -56, 0 -53, 9 -56'), 1.8, 0.5, 0.4) +
        tube('-6 -52 .3, -8 -42 1.2, -10.4 -29 1.8') +
        tube('1 -52 .3, 1.6 -42 1.4, 2 -28 2'),
    ) +
    `<g transform="translate(-15 -104) scale(.25) rotate(${up} 48 92)">${side(sitter, seed)}</g>` +
    drawn(arm, 1) +
    drawn(arm) +
    dark(gouge(at('4 -66, -5 -57, -13 -54'), 2, 0.5) + gouge(at('-24 -64, -19 -59, -14 -54'), 1.4, 0.5))
  );
};

/** The folds of her dress; the pit of the neck at 0 0, the hem at 430. */
const dress =
  dark(
    outline(
      at(
        '-44 6, -54 60, -42 120, -64 210, -90 320, -116 434!, 116 434!, 90 320, 64 210, 42 120, 54 60, 44 6, 14 -6, -14 -6',
      ),
    ),
  ) +
  light(
    outline(
      at(
        '-41 9, -50 60, -38 122, -60 210, -86 320, -110 430!, 62 430!, 44 320, 32 210, 20 122, 26 60, 26 12, 10 2, -12 2',
      ),
    ),
  ) +
  dark(
    tube('-30 134 .6, -48 220 5, -66 330 8, -82 432 14') +
      tube('-16 134 .6, -24 220 5, -34 330 9, -42 432 15') +
      tube('2 134 .6, 2 220 6, -2 330 10, -4 432 14') +
      tube('14 134 .6, 22 230 5, 28 330 8, 34 432 13') +
      tube('-72 290 .5, -84 350 3, -96 430 5') +
      tube('-14 330 .5, -18 380 4, -22 430 6') +
      gouge(at('-44 60, -30 74, -8 76'), 4, 0.5) +
      gouge(at('-36 24, -20 46, 6 52'), 3.4, 0.5) +
      gouge(at('-22 14, -8 28, 12 32'), 2.6, 0.5) +
      gouge(at('-40 92, -22 104, 10 104'), 4, 0.5),
  ) +
  light(
    tube('56 230 .6, 70 330 3, 84 430 5') +
      tube('42 150 .6, 58 240 3, 98 430 4') +
      gouge(at('44 40, 42 70, 34 104'), 2.6, 0.5),
  ) +
  dark(outline(at('-42 112!, 0 122, 42 112!, 43 128!, 0 138, -43 128!'))) +
  light(outline(at('-40 115!, 0 125, 20 122!, 20 130!, 0 133, -41 124!')));

/** From her neck to the fist at -258 -50, over the edge of the cloak. */
const arm = ['-38 22 36, -96 22 30, -150 6 27, -206 -24 22, -244 -44 15'];
const hand = ['-244 -44 17, -258 -52 24, -266 -58 20'];
const knuckles = dark(
  gouge(at('-268 -70, -262 -62, -250 -60'), 2, 0.5) +
    gouge(at('-277 -62, -268 -56, -256 -53'), 2, 0.5) +
    gouge(at('-277 -53, -269 -49, -258 -47'), 2, 0.5),
);
const litArm =
  drawn([...arm, ...hand], 2.4) +
  drawn([...arm, ...hand]) +
  knuckles +
  dark(
    gouge(at('-60 38, -104 36, -150 18'), 7, 0.5) +
      gouge(at('-160 15, -200 -10, -240 -36'), 4, 0.5) +
      gouge(at('-140 -4, -148 4, -144 14'), 1.8, 0.5) +
      gouge(at('-56 12, -62 22, -58 34'), 2, 0.5),
  );
const shadedArm =
  drawn([...arm, ...hand], 2.4) +
  drawn([...arm, ...hand]) +
  knuckles +
  dark(
    gouge(at('-40 40, -100 38, -150 20'), 16, 0.5) +
      gouge(at('-150 20, -200 -6, -246 -38'), 11, 0.5) +
      gouge(at('-140 -4, -148 4, -144 14'), 1.8, 0.5),
  );

const cloth = at(
  '-270 -64!, -240 -30, -150 14, -50 4, 50 4, 150 14, 240 -30, 270 -64!, 300 40, 282 160, 306 300, 344 436!, 240 426, 120 440, -120 440, -240 426, -344 436!, -306 300, -282 160, -300 40',
);
const cloak =
  dark(outline(cloth)) +
  toned(
    outline(cloth.map(([x, y, c]): Point => (c ? [x * 0.9, 8 + y * 0.95, 1] : [x * 0.9, 8 + y * 0.95]))),
    'url(#lining)',
  ) +
  light(
    gouge(at('-270 -40, -291 50, -275 160, -297 300, -332 430'), 9, 0.4, 0.3) +
      gouge(at('-254 -34, -262 60, -250 170, -262 300, -282 422'), 11, 0.35) +
      gouge(at('-232 -20, -232 70, -226 180, -230 300, -238 416'), 10, 0.3) +
      gouge(at('-204 0, -198 80, -200 180, -198 240'), 9, 0.3) +
      gouge(at('-172 18, -164 80, -170 160'), 7, 0.3) +
      gouge(at('-136 28, -130 80, -134 130'), 5.4, 0.3) +
      gouge(at('-100 34, -96 70, -98 110'), 2.4, 0.3) +
      gouge(at('270 -40, 291 50, 275 160, 297 300, 332 430'), 5, 0.4, 0.3) +
      gouge(at('250 -28, 256 60, 246 170, 258 300, 276 422'), 7, 0.35) +
      gouge(at('220 -4, 222 70, 214 180, 222 280'), 5.4, 0.3) +
      gouge(at('182 18, 178 80, 182 180'), 4, 0.3),
  );

const hairOf = frontHair(medea, 3);
const woman =
  cloak +
  placed(hairOf.behind, 0, -103, 0.83, 2) +
  litArm +
  mirrored(shadedArm) +
  dress +
  light(outline(at('-16 -40!, -17 -10, -40 8, -20 22, 0 26, 18 20, 12 -10, 8 -40!'))) +
  toned(outline(at('6 -40!, 17 -40!, 18 -10, 40 8, 20 22, 8 22!')), '#555') +
  dark(
    gouge(at('-17 -32, -2 -16, 18 -32'), 7, 0.5) +
      gouge(at('-38 10, -18 14, -4 18'), 2, 0.6) +
      gouge(at('-14 -14, -8 2, -2 14'), 1.6, 0.5),
  ) +
  placed(front(medea) + hairOf.over, 0, -103, 0.83, 2);

/** Cuts around the sun, longer and shorter. */
const rays = (r: number) =>
  light(
    Array.from({ length: 36 }, (_, ray) => {
      const angle = (2 * Math.PI * (ray + 0.5)) / 36 + 0.03 * Math.sin(ray * 2.2);
      const [from, to] = [r * 1.1, r * (1.36 + 0.16 * Math.sin(ray * 1.9) + (ray % 2) * 0.1)];
      const [c, s] = [Math.cos(angle), Math.sin(angle)];
      return gouge(
        [
          [from * c, from * s],
          [((from + to) / 2) * c, ((from + to) / 2) * s],
          [to * c, to * s],
        ],
        r * 0.055,
        0.3,
        0.1,
      );
    }).join(''),
  );
const sun = (r: number) => dark(ring(0, 0, r * 1.05)) + light(ring(0, 0, r)) + rays(r);

const fills =
  fade('lining', [0, 40], [0, 440], 0.17, 0.07) +
  fade('half', [-6, 0], [38, 8], 0.66, 0.24) +
  fade('turn', [18, 0], [70, 6], 0.66, 0.14) +
  fade('throat', [30, 0], [84, 0], 0.6, 0.1);

function scene(
  [x, y, scale]: readonly [number, number, number],
  { width, height }: { width: number; height: number },
): string {
  const floor = y + 400 * scale;
  return drawing(
    fills +
      glow('air', x, y - 60 * scale, 700 * scale, 0.62, 0.06) +
      fade('floor', [0, floor], [0, height], 0.14, 0.34),
    toned(box(0, 0, width, height), 'url(#air)') +
      placed(sun(146), x, y - 62 * scale, scale) +
      dark(box(0, floor, width, height - floor)) +
      toned(box(0, floor + 8, width, height), 'url(#floor)') +
      dark(
        outline(
          at('-380 436, 0 428, 380 434, 480 446, 300 462, -260 460').map(
            ([dx, dy]): Point => [x + dx * scale, y + dy * scale],
          ),
        ),
      ) +
      placed(woman, x, y, scale) +
      `<g transform="translate(${x - 152 * scale} ${y + 440 * scale}) scale(${-2.5 * scale} ${2.5 * scale})">${child(boy, 3, 20)}</g>` +
      placed(child({ ...girl, hair: 'bob' }, 2, 2), x + 138 * scale, y + 442 * scale, 2.05 * scale),
    { width, height },
  );
}

export const wide = () => scene([756, 226, 1.03], { width: 1240, height: 700 });
export const tall = () => scene([320, 276, 1.06], { width: 640, height: 800 });

/** Nearer: the boy looks up to her, the girl looks out from behind her. */
export function detail(): string {
  const peeping = frontHair(girl, 4);
  const fold = (points: string) => dark(tube(points));
  const forearm = ['300 760 130, 470 670 100, 610 590 74', '600 592 80, 650 560 84'];
  const fingers = [
    '640 530 40, 690 516 38, 712 520 30',
    '650 564 40, 704 552 38, 724 556 30',
    '654 598 38, 704 590 36, 722 594 28',
    '652 628 34, 692 624 32, 708 628 26',
  ];
  return drawing(
    fills + glow('air', 760, 60, 900, 0.3, 0.05),
    toned(box(0, 0, 1240, 700), 'url(#air)') +
      light(
        gouge(at('40 -20, 70 200, 30 420, 60 720'), 26, 0.4) +
          gouge(at('130 -20, 150 160, 120 330, 140 520'), 18, 0.35) +
          gouge(at('220 -20, 226 100, 206 220'), 12, 0.3) +
          gouge(at('1130 -20, 1120 200, 1150 420, 1120 720'), 9, 0.4) +
          gouge(at('1200 -20, 1196 220, 1216 460, 1190 720'), 12, 0.4),
      ) +
      placed(mirrored(peeping.behind + front(girl) + peeping.over), 1004, 250, 2.9, 7) +
      // Her dress between the two.
      dark(outline(at('690 -20!, 672 180, 650 400, 610 720!, 1010 720!, 990 420, 940 180, 920 -20!'))) +
      light(outline(at('702 -20!, 684 180, 662 400, 622 720!, 900 720!, 880 420, 850 180, 840 -20!'))) +
      fold('742 -30 4, 738 180 14, 722 420 22, 704 740 34') +
      fold('800 -30 3, 806 180 16, 796 420 26, 790 740 40') +
      fold('768 300 1, 762 480 8, 748 740 18') +
      light(tube('890 60 1, 914 260 8, 936 460 10, 950 740 16')) +
      `<g transform="translate(560 214) scale(-3.3 3.3)"><g transform="rotate(-4 48 92)">${neck(0.9)}</g><g transform="rotate(22 48 92)">${side(boy, 3)}</g></g>` +
      dark(outline(at('150 720!, 196 660, 300 640, 420 660, 520 720!'))) +
      light(outline(at('166 720!, 210 672, 300 654, 360 720!'))) +
      drawn([...forearm, ...fingers], 7) +
      drawn(forearm) +
      fingers.map((finger) => drawn([finger], 4.5) + drawn([finger])).join('') +
      dark(gouge(at('380 790, 500 700, 610 640'), 22, 0.5) + gouge(at('596 560, 604 600, 624 630'), 6, 0.5)),
  );
}
