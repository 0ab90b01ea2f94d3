CREATE TABLE public.dominium_games (
    table_id text NOT NULL,
    game integer NOT NULL,
    head text NOT NULL,
    seal text NOT NULL
);
CREATE TABLE public.dominium_moves (
    table_id text NOT NULL,
    game integer NOT NULL,
    number integer NOT NULL,
    kind text NOT NULL,
    seat integer NOT NULL,
    mark bigint NOT NULL,
    answer text NOT NULL,
    auto boolean NOT NULL
);
CREATE TABLE public.dominium_schema (
    version integer NOT NULL
);
CREATE TABLE public.dominium_tables (
    id text NOT NULL,
    version integer NOT NULL,
    document text NOT NULL,
    public boolean NOT NULL,
    address text NOT NULL,
    made double precision NOT NULL,
    touched double precision NOT NULL,
    old double precision
);
INSERT INTO public.dominium_games VALUES ('c8vk6vhd', 1, '{
"game": "dominium",
"format": 1,
"version": "0.1.0",
"players": 2,
"names": ["Zoë", "Agnes"],
"agents": ["person", "money"],
"kingdom": ["cellar", "moat", "fishing_village", "chapel", "old_witch", "seer", "patron", "steward", "wishing_well", "acting_troupe"],
"projects": ["sinister_plot", "piazza"],
"choose_top": false,
"seed": "59567174170763028990620824255348216686050343885218703253128426736924686903459",
"sealed": true,
"first": -1,
"result": null,
"answers": [
]
}
', 'e55e77687911f5bf4a27c96514de2ed79646893c49bb2413ccad7b9553db22c6');
INSERT INTO public.dominium_games VALUES ('t2f5tbag', 1, '{
"game": "dominium",
"format": 1,
"version": "0.1.0",
"players": 2,
"names": ["Ann", "Bob"],
"agents": ["person", "person"],
"kingdom": ["cellar", "market", "merchant", "militia", "mine", "moat", "remodel", "smithy", "village", "workshop"],
"projects": [],
"choose_top": false,
"seed": "71514932449675426136625050786044197283498613005694758187307595589930933345633",
"sealed": true,
"first": -1,
"result": null,
"answers": [
]
}
', 'd04168ed57b5d8b38dcdabf8e40c43360741e70cff01c4f09fc3d14317800ddf');
INSERT INTO public.dominium_games VALUES ('qr4t3pwt', 1, '{
"game": "dominium",
"format": 1,
"version": "0.1.0",
"players": 2,
"names": ["Ann", "Agnes"],
"agents": ["person", "money"],
"kingdom": ["cellar", "market", "merchant", "militia", "mine", "moat", "remodel", "smithy", "village", "workshop"],
"projects": [],
"choose_top": false,
"seed": "5330520288539286970969245862952320362823376030283502010993762029009483448647",
"sealed": true,
"first": -1,
"result": null,
"answers": [
]
}
', '47f8da2bd3eb16c9e594768e85f55e0c86075b80fb9e350bc27229133b30991b');
INSERT INTO public.dominium_moves VALUES ('c8vk6vhd', 1, 0, 'a', 1, 2045585367, '[0, 0, 0, 0]', false);
INSERT INTO public.dominium_moves VALUES ('c8vk6vhd', 1, 1, 'a', 1, 2573239231, '[12]', false);
INSERT INTO public.dominium_moves VALUES ('c8vk6vhd', 1, 2, 'a', 0, 2186089764, '[0, 0, 0]', true);
INSERT INTO public.dominium_moves VALUES ('c8vk6vhd', 1, 3, 'a', 0, 2116603148, '[6]', false);
INSERT INTO public.dominium_moves VALUES ('c8vk6vhd', 1, 4, 'a', 1, 3550603423, '[0]', false);
INSERT INTO public.dominium_moves VALUES ('c8vk6vhd', 1, 5, 'a', 1, 1305674476, '[0, 0, 0]', false);
INSERT INTO public.dominium_moves VALUES ('c8vk6vhd', 1, 6, 'a', 1, 3890277635, '[1]', false);
INSERT INTO public.dominium_moves VALUES ('c8vk6vhd', 1, 7, 'a', 0, 3061002271, '[0, 0, 0, 0]', true);
INSERT INTO public.dominium_moves VALUES ('c8vk6vhd', 1, 8, 'a', 0, 1561610545, '[9]', false);
INSERT INTO public.dominium_moves VALUES ('c8vk6vhd', 1, 9, 'a', 1, 3550603423, '[0]', false);
INSERT INTO public.dominium_moves VALUES ('c8vk6vhd', 1, 10, 'a', 1, 1001080802, '[0, 0, 0, 1]', false);
INSERT INTO public.dominium_moves VALUES ('c8vk6vhd', 1, 11, 'a', 1, 1928681078, '[13]', false);
INSERT INTO public.dominium_moves VALUES ('c8vk6vhd', 1, 12, 'a', 0, 1282168890, '[0]', false);
INSERT INTO public.dominium_moves VALUES ('c8vk6vhd', 1, 13, 'a', 0, 2186089764, '[0, 0, 0]', true);
INSERT INTO public.dominium_moves VALUES ('c8vk6vhd', 1, 14, 'a', 0, 2116603148, '[5]', false);
INSERT INTO public.dominium_moves VALUES ('c8vk6vhd', 1, 15, 'a', 1, 3550603423, '[0]', false);
INSERT INTO public.dominium_moves VALUES ('c8vk6vhd', 1, 16, 'a', 1, 1305674476, '[0, 0, 0]', false);
INSERT INTO public.dominium_moves VALUES ('c8vk6vhd', 1, 17, 'a', 1, 3890277635, '[1]', false);
INSERT INTO public.dominium_moves VALUES ('c8vk6vhd', 1, 18, 'a', 0, 1619432741, '[0]', false);
INSERT INTO public.dominium_moves VALUES ('c8vk6vhd', 1, 19, 'a', 0, 4125855415, '[2]', false);
INSERT INTO public.dominium_moves VALUES ('c8vk6vhd', 1, 20, 'a', 0, 2292128065, '[0, 0]', true);
INSERT INTO public.dominium_moves VALUES ('c8vk6vhd', 1, 21, 'u', 0, 0, '[19]', false);
INSERT INTO public.dominium_moves VALUES ('c8vk6vhd', 1, 22, 'a', 0, 4125855415, '[2]', false);
INSERT INTO public.dominium_moves VALUES ('c8vk6vhd', 1, 23, 'a', 0, 2292128065, '[0, 0]', true);
INSERT INTO public.dominium_moves VALUES ('c8vk6vhd', 1, 24, 'a', 0, 2903319009, '[1]', false);
INSERT INTO public.dominium_moves VALUES ('c8vk6vhd', 1, 25, 'a', 1, 3550603423, '[0]', false);
INSERT INTO public.dominium_moves VALUES ('c8vk6vhd', 1, 26, 'a', 1, 2045585367, '[0, 0, 0, 0]', false);
INSERT INTO public.dominium_moves VALUES ('c8vk6vhd', 1, 27, 'a', 1, 1693193149, '[1]', false);
INSERT INTO public.dominium_moves VALUES ('c8vk6vhd', 1, 28, 'a', 0, 1619432741, '[0]', false);
INSERT INTO public.dominium_moves VALUES ('c8vk6vhd', 1, 29, 'a', 0, 4125855415, '[2]', false);
INSERT INTO public.dominium_moves VALUES ('c8vk6vhd', 1, 30, 'a', 0, 2017545746, '[1, 0]', false);
INSERT INTO public.dominium_moves VALUES ('c8vk6vhd', 1, 31, 'a', 0, 2146493994, '[0]', false);
INSERT INTO public.dominium_moves VALUES ('c8vk6vhd', 1, 32, 'a', 1, 3550603423, '[1]', false);
INSERT INTO public.dominium_moves VALUES ('c8vk6vhd', 1, 33, 'a', 1, 3037673781, '[0]', false);
INSERT INTO public.dominium_moves VALUES ('c8vk6vhd', 1, 34, 'a', 1, 1543144336, '[0, 0, 0, 0, 0, 0, 1, 1, 1]', false);
INSERT INTO public.dominium_moves VALUES ('c8vk6vhd', 1, 35, 'a', 1, 2729761992, '[15]', false);
INSERT INTO public.dominium_moves VALUES ('c8vk6vhd', 1, 36, 'a', 0, 3898135149, '[0]', false);
INSERT INTO public.dominium_moves VALUES ('c8vk6vhd', 1, 37, 'a', 0, 423719822, '[1, 0, 0]', false);
INSERT INTO public.dominium_moves VALUES ('c8vk6vhd', 1, 38, 'a', 0, 2548633070, '[0]', true);
INSERT INTO public.dominium_moves VALUES ('c8vk6vhd', 1, 39, 'a', 0, 2146493994, '[1]', false);
INSERT INTO public.dominium_moves VALUES ('c8vk6vhd', 1, 40, 'a', 1, 3550603423, '[0]', false);
INSERT INTO public.dominium_moves VALUES ('c8vk6vhd', 1, 41, 'a', 1, 3037673781, '[0]', false);
INSERT INTO public.dominium_moves VALUES ('c8vk6vhd', 1, 42, 'a', 0, 3427268575, '[]', false);
INSERT INTO public.dominium_moves VALUES ('c8vk6vhd', 1, 43, 'a', 0, 2177468668, '[]', false);
INSERT INTO public.dominium_moves VALUES ('c8vk6vhd', 1, 44, 'a', 1, 2320247336, '[0, 0, 0, 0, 1, 1]', false);
INSERT INTO public.dominium_moves VALUES ('c8vk6vhd', 1, 45, 'a', 1, 2729761992, '[2]', false);
INSERT INTO public.dominium_moves VALUES ('c8vk6vhd', 1, 46, 'a', 0, 1282168890, '[0]', false);
INSERT INTO public.dominium_moves VALUES ('c8vk6vhd', 1, 47, 'a', 0, 2186089764, '[0, 0, 0]', true);
INSERT INTO public.dominium_moves VALUES ('c8vk6vhd', 1, 48, 'a', 0, 2116603148, '[0]', false);
INSERT INTO public.dominium_moves VALUES ('c8vk6vhd', 1, 49, 'a', 1, 3550603423, '[0]', false);
INSERT INTO public.dominium_moves VALUES ('c8vk6vhd', 1, 50, 'a', 1, 3037673781, '[0]', false);
INSERT INTO public.dominium_moves VALUES ('c8vk6vhd', 1, 51, 'a', 0, 3427268575, '[0]', false);
INSERT INTO public.dominium_moves VALUES ('c8vk6vhd', 1, 52, 'a', 1, 1763045958, '[0, 0, 0, 1, 1]', false);
INSERT INTO public.dominium_moves VALUES ('c8vk6vhd', 1, 53, 'a', 1, 4208574263, '[2]', false);
INSERT INTO public.dominium_moves VALUES ('c8vk6vhd', 1, 54, 'a', 0, 3207073987, '[1]', false);
INSERT INTO public.dominium_moves VALUES ('c8vk6vhd', 1, 55, 'a', 0, 2292128065, '[0, 0]', true);
INSERT INTO public.dominium_moves VALUES ('c8vk6vhd', 1, 56, 'a', 0, 2903319009, '[2]', false);
INSERT INTO public.dominium_moves VALUES ('c8vk6vhd', 1, 57, 'a', 1, 3550603423, '[0]', false);
INSERT INTO public.dominium_moves VALUES ('c8vk6vhd', 1, 58, 'a', 1, 800940945, '[0, 0, 0, 0, 1]', false);
INSERT INTO public.dominium_moves VALUES ('c8vk6vhd', 1, 59, 'a', 1, 4208574263, '[2]', false);
INSERT INTO public.dominium_moves VALUES ('c8vk6vhd', 1, 60, 'a', 0, 1619432741, '[0]', false);
INSERT INTO public.dominium_moves VALUES ('c8vk6vhd', 1, 61, 'a', 0, 4125855415, '[0]', false);
INSERT INTO public.dominium_moves VALUES ('c8vk6vhd', 1, 62, 'a', 0, 2292128065, '[0, 0]', true);
INSERT INTO public.dominium_moves VALUES ('c8vk6vhd', 1, 63, 'a', 0, 2903319009, '[]', false);
INSERT INTO public.dominium_moves VALUES ('c8vk6vhd', 1, 64, 'a', 1, 3550603423, '[0]', false);
INSERT INTO public.dominium_moves VALUES ('c8vk6vhd', 1, 65, 'a', 1, 3037673781, '[0]', false);
INSERT INTO public.dominium_moves VALUES ('c8vk6vhd', 1, 66, 'a', 0, 1844581987, '[]', false);
INSERT INTO public.dominium_moves VALUES ('c8vk6vhd', 1, 67, 'a', 1, 1890651874, '[0, 0, 1, 1, 2, 2]', false);
INSERT INTO public.dominium_moves VALUES ('c8vk6vhd', 1, 68, 'a', 1, 2729761992, '[5]', false);
INSERT INTO public.dominium_moves VALUES ('c8vk6vhd', 1, 69, 'a', 0, 2292128065, '[0, 0]', true);
INSERT INTO public.dominium_moves VALUES ('t2f5tbag', 1, 0, 'a', 1, 2045585367, '[0, 0, 0, 0]', true);
INSERT INTO public.dominium_moves VALUES ('t2f5tbag', 1, 1, 'a', 1, 2486138245, '[9]', false);
INSERT INTO public.dominium_moves VALUES ('t2f5tbag', 1, 2, 'a', 0, 2186089764, '[0, 0, 0]', true);
INSERT INTO public.dominium_moves VALUES ('t2f5tbag', 1, 3, 'a', 0, 2757283236, '[0]', false);
INSERT INTO public.dominium_moves VALUES ('t2f5tbag', 1, 4, 'a', 1, 1305674476, '[0, 0, 0]', true);
INSERT INTO public.dominium_moves VALUES ('t2f5tbag', 1, 5, 'a', 1, 302979241, '[1]', false);
INSERT INTO public.dominium_moves VALUES ('t2f5tbag', 1, 6, 'a', 0, 3061002271, '[0, 0, 0, 0]', true);
INSERT INTO public.dominium_moves VALUES ('t2f5tbag', 1, 7, 'a', 0, 3428945560, '[6]', false);
INSERT INTO public.dominium_moves VALUES ('t2f5tbag', 1, 8, 'a', 1, 2045585367, '[0, 0, 0, 0]', true);
INSERT INTO public.dominium_moves VALUES ('t2f5tbag', 1, 9, 'a', 1, 2486138245, '[0]', false);
INSERT INTO public.dominium_moves VALUES ('t2f5tbag', 1, 10, 'a', 0, 2621213956, '[0]', false);
INSERT INTO public.dominium_moves VALUES ('t2f5tbag', 1, 11, 'a', 0, 3061002271, '[0, 0, 0]', false);
INSERT INTO public.dominium_moves VALUES ('t2f5tbag', 1, 12, 'a', 0, 2548633070, '[0]', false);
INSERT INTO public.dominium_moves VALUES ('t2f5tbag', 1, 13, 'a', 0, 3428945560, '[0]', false);
INSERT INTO public.dominium_moves VALUES ('t2f5tbag', 1, 14, 'a', 1, 495041303, '[0]', false);
INSERT INTO public.dominium_moves VALUES ('t2f5tbag', 1, 15, 'a', 0, 1833442970, '[0, 1]', false);
INSERT INTO public.dominium_moves VALUES ('t2f5tbag', 1, 16, 'a', 1, 3147929132, '[0, 0, 1]', true);
INSERT INTO public.dominium_moves VALUES ('t2f5tbag', 1, 17, 'a', 1, 189531770, '[]', false);
INSERT INTO public.dominium_moves VALUES ('t2f5tbag', 1, 18, 'a', 0, 2292128065, '[0, 0]', true);
INSERT INTO public.dominium_moves VALUES ('t2f5tbag', 1, 19, 'a', 0, 2892441841, '[2]', false);
INSERT INTO public.dominium_moves VALUES ('t2f5tbag', 1, 20, 'a', 1, 2045585367, '[0, 0, 0, 0]', true);
INSERT INTO public.dominium_moves VALUES ('t2f5tbag', 1, 21, 'a', 1, 2486138245, '[]', false);
INSERT INTO public.dominium_moves VALUES ('t2f5tbag', 1, 22, 'a', 0, 2621213956, '[0]', false);
INSERT INTO public.dominium_moves VALUES ('t2f5tbag', 1, 23, 'a', 0, 3061002271, '[0, 0]', false);
INSERT INTO public.dominium_moves VALUES ('qr4t3pwt', 1, 0, 'a', 1, 1305674476, '[0, 0, 0]', false);
INSERT INTO public.dominium_moves VALUES ('qr4t3pwt', 1, 1, 'a', 1, 302979241, '[1]', false);
INSERT INTO public.dominium_moves VALUES ('qr4t3pwt', 1, 2, 'a', 0, 2186089764, '[0, 0, 0]', true);
INSERT INTO public.dominium_moves VALUES ('qr4t3pwt', 1, 3, 'a', 0, 2757283236, '[1]', false);
INSERT INTO public.dominium_moves VALUES ('qr4t3pwt', 1, 4, 'a', 1, 2045585367, '[0, 0, 0, 0]', false);
INSERT INTO public.dominium_moves VALUES ('qr4t3pwt', 1, 5, 'a', 1, 2486138245, '[11]', false);
INSERT INTO public.dominium_moves VALUES ('qr4t3pwt', 1, 6, 'a', 0, 3061002271, '[0, 0, 0, 0]', true);
INSERT INTO public.dominium_moves VALUES ('qr4t3pwt', 1, 7, 'a', 0, 3428945560, '[1]', false);
INSERT INTO public.dominium_moves VALUES ('qr4t3pwt', 1, 8, 'a', 1, 3711441670, '[0]', false);
INSERT INTO public.dominium_moves VALUES ('qr4t3pwt', 1, 9, 'a', 1, 1933519794, '[0, 0, 0, 0, 0]', false);
INSERT INTO public.dominium_moves VALUES ('qr4t3pwt', 1, 10, 'a', 1, 2820386877, '[10]', false);
INSERT INTO public.dominium_moves VALUES ('qr4t3pwt', 1, 11, 'a', 0, 2630936793, '[0, 0, 1, 1]', true);
INSERT INTO public.dominium_moves VALUES ('qr4t3pwt', 1, 12, 'a', 0, 3590151269, '[5]', false);
INSERT INTO public.dominium_moves VALUES ('qr4t3pwt', 1, 13, 'a', 1, 1001080802, '[0, 0, 0, 1]', false);
INSERT INTO public.dominium_moves VALUES ('qr4t3pwt', 1, 14, 'a', 1, 2820386877, '[1]', false);
INSERT INTO public.dominium_moves VALUES ('qr4t3pwt', 1, 15, 'a', 0, 2186089764, '[0, 0, 0]', true);
INSERT INTO public.dominium_moves VALUES ('qr4t3pwt', 1, 16, 'a', 0, 2757283236, '[5]', false);
INSERT INTO public.dominium_moves VALUES ('qr4t3pwt', 1, 17, 'a', 1, 3711441670, '[0]', false);
INSERT INTO public.dominium_moves VALUES ('qr4t3pwt', 1, 18, 'a', 1, 2045585367, '[0, 0, 0, 0]', false);
INSERT INTO public.dominium_moves VALUES ('qr4t3pwt', 1, 19, 'a', 1, 2486138245, '[1]', false);
INSERT INTO public.dominium_moves VALUES ('qr4t3pwt', 1, 20, 'a', 0, 406306400, '[0, 0, 1]', true);
INSERT INTO public.dominium_moves VALUES ('qr4t3pwt', 1, 21, 'a', 0, 3428945560, '[]', false);
INSERT INTO public.dominium_moves VALUES ('qr4t3pwt', 1, 22, 'a', 1, 2289681114, '[0]', false);
INSERT INTO public.dominium_moves VALUES ('qr4t3pwt', 1, 23, 'r', 0, 0, '[]', false);
INSERT INTO public.dominium_schema VALUES (3);
INSERT INTO public.dominium_tables VALUES ('qr4t3pwt', 3, '{"seats":[{"kind":"person","name":"Ann","level":"","key":"d1da409b0302ca700493046f1acfed18b4aad8617c98be3f71602c5fb3578905","ready":true,"stand_in":"","called":false,"rematch":false,"autoplay":true},{"kind":"bot","name":"Agnes","level":"money","key":"","ready":true,"stand_in":"","called":false,"rematch":false,"autoplay":true}],"owner":0,"phase":"over","choice":{"how":"recommended","id":"base2-first-game"},"options":{"choose_top":false,"clock":0,"public":false,"spectators":true,"aids":{"points":true,"deck":true,"counts":false},"autoplay":true,"bot_delay":0.0},"cards":["cellar","market","merchant","militia","mine","moat","remodel","smithy","village","workshop"],"projects":[],"seed":null,"game":1,"turn":11,"asked":-1,"noted":-1,"undo":null,"picks":[],"passed":[],"winners":[1],"results":[{"game":1,"names":["Ann","Agnes"],"points":[2,3],"winners":[1],"resigned":[0],"turn":11,"ended":1794833110.158167}],"wish":null}', false, '127.0.0.1', 1794833109.3605535, 1794833110.1583433, NULL);
INSERT INTO public.dominium_tables VALUES ('c8vk6vhd', 3, '{"seats":[{"kind":"person","name":"Zoë","level":"","key":"dabf2b2c99eef4a29aaf2168e89e5f63cb4a9bb3fddb2a3899edf3c3b935f6c5","ready":true,"stand_in":"","called":false,"rematch":false,"autoplay":true},{"kind":"bot","name":"Agnes","level":"money","key":"","ready":true,"stand_in":"","called":false,"rematch":false,"autoplay":true}],"owner":0,"phase":"playing","choice":{"how":"random","sets":[],"required":["cellar","moat"],"banned":[],"projects":-1},"options":{"choose_top":false,"clock":0,"public":false,"spectators":true,"aids":{"points":true,"deck":true,"counts":false},"autoplay":true,"bot_delay":0.0},"cards":["cellar","moat","fishing_village","chapel","old_witch","seer","patron","steward","wishing_well","acting_troupe"],"projects":["sinister_plot","piazza"],"seed":null,"game":1,"turn":20,"asked":0,"noted":70,"undo":null,"picks":[],"passed":[],"winners":[],"results":[],"wish":null}', false, '127.0.0.1', 1794833103.1469073, 1794833106.1521575, NULL);
INSERT INTO public.dominium_tables VALUES ('t2f5tbag', 4, '{"seats":[{"kind":"person","name":"Ann","level":"","key":"b8f951f3f068eb29a4e2b08ebe2e5eeac4cb1d2f9be3700b7289b30acf19c7ed","ready":true,"stand_in":"","called":false,"rematch":false,"autoplay":true},{"kind":"person","name":"Bob","level":"","key":"e2421a5f34ec53b31e5914710444b288b240b2c3daca3d61d4ce1320a2637d89","ready":true,"stand_in":"","called":false,"rematch":false,"autoplay":true}],"owner":0,"phase":"playing","choice":{"how":"recommended","id":"base2-first-game"},"options":{"choose_top":false,"clock":0,"public":true,"spectators":true,"aids":{"points":true,"deck":true,"counts":false},"autoplay":true,"bot_delay":0.0},"cards":["cellar","market","merchant","militia","mine","moat","remodel","smithy","village","workshop"],"projects":[],"seed":null,"game":1,"turn":10,"asked":0,"noted":24,"undo":null,"picks":[],"passed":[],"winners":[],"results":[],"wish":null}', true, '127.0.0.1', 1794833106.5537353, 1794833108.6212728, NULL);
INSERT INTO public.dominium_tables VALUES ('aux67nc7', 1, '{"seats":[{"kind":"person","name":"Ann","level":"","key":"d27a367b83f46ec9a8c9d3ea55b6407d68f50ca05e83aaec24739f4f97b7416c","ready":true,"stand_in":"","called":false,"rematch":false,"autoplay":true},{"kind":"person","name":"","level":"","key":"","ready":false,"stand_in":"","called":false,"rematch":false,"autoplay":true}],"owner":0,"phase":"lobby","choice":{"how":"recommended","id":"base2-first-game"},"options":{"choose_top":false,"clock":0,"public":false,"spectators":true,"aids":{"points":true,"deck":true,"counts":false},"autoplay":true,"bot_delay":0.0},"cards":["cellar","market","merchant","militia","mine","moat","remodel","smithy","village","workshop"],"projects":[],"seed":null,"game":0,"turn":0,"asked":-1,"noted":-1,"undo":null,"picks":[],"passed":[],"winners":[],"results":[],"wish":null}', false, '127.0.0.1', 1794833110.29769, 1794833110.29769, NULL);
ALTER TABLE ONLY public.dominium_games
    ADD CONSTRAINT dominium_games_pkey PRIMARY KEY (table_id, game);
ALTER TABLE ONLY public.dominium_moves
    ADD CONSTRAINT dominium_moves_pkey PRIMARY KEY (table_id, game, number);
ALTER TABLE ONLY public.dominium_tables
    ADD CONSTRAINT dominium_tables_pkey PRIMARY KEY (id);
CREATE INDEX dominium_tables_address ON public.dominium_tables USING btree (address, made);
CREATE INDEX dominium_tables_old ON public.dominium_tables USING btree (old) WHERE (old IS NOT NULL);
CREATE INDEX dominium_tables_public ON public.dominium_tables USING btree (touched) WHERE public;
CREATE INDEX dominium_tables_touched ON public.dominium_tables USING btree (touched);
